import { type Geometry, geometryOfSize, gridOf } from '@nonet/engine/grid';
import { notationById, packedCells } from '@nonet/engine/notation';
import { type Scan, scan } from '@nonet/scan';
import { Argument } from 'commander';
import { anyCommand } from '../core/command.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { PhotoError } from '../photo/photo-error.ts';
import { readPhoto } from '../photo/read-photo.ts';
import { scanNotes, scanResults } from '../photo/scan-texts.ts';
import { Output } from '../pipeline/output.ts';
import { nameOf } from '../pipeline/read-files.ts';
import { unsupportedSize } from '../pipeline/writer.ts';
import { answerText } from '../report/json-results.ts';
import { refusalError } from '../report/refusal.ts';
import { Report } from '../report/report.ts';

export const command = anyCommand({
  summary:
    'Read puzzles from photographs. A photograph is a JPEG or PNG file that shows one Sudoku of 4×4 to 16×16 cells.',
  examples: [
    'nonet scan photo.jpg',
    'nonet scan --to sdk photo.jpg',
    'nonet scan --json photo.jpg',
  ],
  arguments: [new Argument('<photo...>', 'JPEG or PNG files; - is standard input')],
  options: {
    to: option.to('output notation').defaultsTo(notationById('line')!, 'line'),
    json: option.json(
      'print one JSON object per photograph, with the corners of the grid and the confidence of each cell',
    ),
    quiet: option.quiet(),
  },

  /** Reads photographs, one after another. Says which cells are doubtful. */
  async run({ json, to }, streams, { args }) {
    const report = new Report(streams);
    const output = new Output(streams);
    const writer = to.writer();
    for (const [index, file] of args.entries()) {
      const name = nameOf(file);
      const line = index + 1;
      try {
        const { found, geometry } = await scanned(file, streams);
        const refusal = json ? undefined : unsupportedSize(to, found.size);
        if (refusal) throw new PhotoError(refusal.expected, refusal.found);
        const printed = found.cells.map(({ kind, digit }) => (kind === 'printed' ? digit : 0));
        const givens = gridOf(geometry, printed);
        const head = { file: name, kind: 'scanned', puzzle: packedCells(givens) };
        output.write(
          json
            ? answerText(head, [], scanResults(found, geometry))
            : writer.record({ givens, line }),
        );
        for (const note of scanNotes(found, geometry)) streams.notes.write(`${name}: ${note}\n`);
        if (!found.isProper) report.improper(name);
      } catch (error) {
        if (!(error instanceof PhotoError)) throw error;
        const message = `${name}: ${error.message}`;
        report.error({ message });
        if (json) {
          const fault = { file: name, kind: 'invalid', error: refusalError(1, error) };
          output.write(answerText(fault, [], {}));
        } else {
          const text = writer.missing({ message });
          if (to.holds.includes('fields')) output.write(text);
          else output.writeMessage(text);
        }
      }
      await output.flush();
    }
    if (!json) output.write(writer.end());
    await output.flush();
    return report.end();
  },
});

interface Scanned {
  readonly found: Scan;
  readonly geometry: Geometry;
}

/** @throws PhotoError if it is no photograph of a Sudoku */
async function scanned(file: string, streams: Streams): Promise<Scanned> {
  const found = scan(await readPhoto(file, streams));
  if (!found) throw new PhotoError('a Sudoku grid in the picture', 'none');
  return { found, geometry: geometryOfSize(found.size)! };
}
