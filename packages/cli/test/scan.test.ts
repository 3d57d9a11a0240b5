import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { decode, encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const PHOTOGRAPH = fileURLToPath(new URL('../../../examples/photograph.jpg', import.meta.url));
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const jpeg = readFileSync(PHOTOGRAPH);
const picture = decode(jpeg);
const { width, height } = picture;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-scan-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file, and runs `nonet scan` in its folder. */
async function scanned(name: string, bytes: Uint8Array, options: readonly string[] = []) {
  writeFileSync(join(folder, name), bytes);
  return nonet(['scan', ...options, name], '', folder);
}

function pngOf(data: Buffer, options: object = {}): Buffer {
  const png = new PNG({ width, height });
  png.data = data;
  return PNG.sync.write(png, options);
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const framed = Buffer.alloc(8 + named.length);
  framed.writeUInt32BE(content.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), 4 + named.length);
  return framed;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The header of a PNG file with 8 bits of gray per pixel. */
function header(columns: number, rows: number, interlaced = 0): Buffer {
  const content = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, interlaced]);
  content.writeUInt32BE(columns);
  content.writeUInt32BE(rows, 4);
  return chunk('IHDR', content);
}

const png = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** The photograph with an Exif segment, as of a camera that was held in another way. */
function exposed(orientation: number, bytes: Buffer): Buffer {
  const exif = Buffer.from(
    '....Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01..\0\0\0\0\0\0',
    'latin1',
  );
  exif.writeUInt16BE(0xffe1);
  exif.writeUInt16BE(exif.length - 2, 2);
  exif.writeUInt16BE(orientation, 28);
  return Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]);
}

describe('a photograph', () => {
  it('becomes a puzzle in any notation', async () => {
    expect(await nonet(['scan', '--quiet', PHOTOGRAPH])).toEqual({
      status: 0,
      stdout: `${PUZZLE}\n`,
      stderr: '',
    });
    expect((await nonet(['scan', '--to', 'sdk', '-'], jpeg)).stdout).toBe(
      `[Puzzle]\n${PUZZLE.match(/.{9}/g)!.join('\n')}\n`,
    );
  });

  it('may be a PNG file, in color or gray', async () => {
    for (const options of [{}, { colorType: 0 }, { colorType: 2, bitDepth: 16 }]) {
      expect((await scanned('photo.png', pngOf(picture.data, options))).stdout).toBe(`${PUZZLE}\n`);
    }
  });

  it('is turned and mirrored as its Exif data say', async () => {
    // Held in a mirror: without the orientation, there is nothing to read.
    const mirrored = Buffer.alloc(picture.data.length);
    const turned = Buffer.alloc(picture.data.length);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        picture.data.copy(mirrored, 4 * (y * width + width - 1 - x), at, at + 4);
        picture.data.copy(turned, 4 * (x * height + y), at, at + 4);
      }
    }
    const across = encode({ data: mirrored, width, height }, 80).data;
    const transposed = encode({ data: turned, width: height, height: width }, 80).data;
    expect((await scanned('2.jpg', exposed(2, across))).stdout).toBe(`${PUZZLE}\n`);
    expect((await scanned('5.jpg', exposed(5, transposed))).stdout).toBe(`${PUZZLE}\n`);
    const { stdout } = await scanned('1.jpg', exposed(1, across));
    expect(stdout).not.toContain(PUZZLE);
  });

  it('has corners, and confidences of all cells, in JSON', async () => {
    const schema = JSON.parse(
      readFileSync(new URL('../answer.schema.json', import.meta.url), 'utf8'),
    ) as object;
    const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
    const { status, stdout } = await nonet(['scan', '--json', PHOTOGRAPH, 'missing.jpg']);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const answer of answers) expect(validate(answer) ? null : validate.errors).toBeNull();
    expect(status).toBe(2);
    const [{ cells, corners, ...rest }, missing] = answers;
    expect(rest).toEqual({ file: PHOTOGRAPH, kind: 'scanned', puzzle: PUZZLE, isProper: true });
    expect(corners).toHaveLength(4);
    expect(cells).toHaveLength(81);
    expect((cells as unknown[])[0]).toMatchObject({ cell: 'r1c1', kind: 'printed', digit: 5 });
    expect(missing).toMatchObject({ file: 'missing.jpg', kind: 'invalid' });
  });
});

describe('a bad photograph', () => {
  it('gets its own record, and the next one is read', async () => {
    mkdirSync(join(folder, 'folder'));
    const { status, stdout, stderr } = await nonet(
      ['scan', '--quiet', 'folder', PHOTOGRAPH, 'nothing.jpg'],
      '',
      folder,
    );
    const errors = [
      'folder: expected a photograph, found a directory',
      'nothing.jpg: expected a photograph, found nothing with that name',
    ];
    expect(status).toBe(2);
    expect(stderr).toBe(`${errors.join('\n')}\n`);
    expect(stdout).toBe(`# ${errors[0]}\n${PUZZLE}\n# ${errors[1]}\n`);
  });

  const cmyk = Buffer.from(
    'ffd8ffc000140800080008040111000211000311000411 00ffd9'.replace(' ', ''),
    'hex',
  );
  const zeros = deflateSync(Buffer.alloc(1 << 26));
  const files: readonly (readonly [string, Uint8Array, string])[] = [
    ['an empty file', Buffer.alloc(0), 'expected a JPEG or PNG file, found an empty file'],
    ['a text', Buffer.from('53..7....'), 'expected a JPEG or PNG file, found something else'],
    ['a GIF', Buffer.from('GIF89a....'), 'expected a JPEG or PNG file, found GIF'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'JPEG or PNG file, found HEIC'],
    ['a JPEG, cut early', jpeg.subarray(0, 100), 'expected a whole JPEG file, found a damaged one'],
    [
      'a JPEG, cut late',
      jpeg.subarray(0, 20_000),
      'expected a whole JPEG file, found a damaged one',
    ],
    ['a wide JPEG', withSize(jpeg, 65_500, 65_500), 'million pixels, found 65500 × 65500 pixels'],
    ['a CMYK JPEG', cmyk, 'expected a JPEG file in color or gray, found one in CMYK'],
    ['a PNG, cut early', SIGNATURE, 'expected a whole PNG file, found a damaged one'],
    ['a PNG, cut late', pngOf(picture.data).subarray(0, 50_000), 'expected a whole PNG file'],
    ['a wide PNG', png(header(100_000, 100_000)), 'million pixels, found 100000 × 100000 pixels'],
    ['a PNG without pixels', png(header(0, 7)), 'million pixels, found 0 × 7 pixels'],
    ['a PNG without data', png(header(9, 9)), 'expected a whole PNG file, found a damaged one'],
    [
      'an animation',
      png(header(9, 9), chunk('acTL', Buffer.alloc(8))),
      'one picture, found an anim',
    ],
    ['a bomb', png(header(9, 9), chunk('IDAT', zeros)), 'found much more in the PNG file'],
    ['an interlaced bomb', png(header(9, 9, 1), chunk('IDAT', zeros)), 'found much more'],
    [
      'a short PNG',
      png(header(900, 900), chunk('IDAT', deflateSync(Buffer.alloc(99)))),
      'PNG file',
    ],
    [
      'one pixel',
      png(header(1, 1), chunk('IDAT', deflateSync(Buffer.alloc(2)))),
      'grid in the pict',
    ],
  ];
  for (const [name, bytes, message] of files) {
    it(`${name} gets a sentence`, async () => {
      const before = process.memoryUsage().arrayBuffers;
      const { status, stdout, stderr } = await scanned('photo', bytes);
      expect(stderr).toContain(message);
      expect(stderr).toMatch(/^photo: expected .+, found .+\n$/);
      expect(stdout).toBe(`# ${stderr}`);
      expect(status).toBe(2);
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1 << 26);
    });
  }
});

/** The JPEG file with another size in its header. */
function withSize(bytes: Buffer, columns: number, rows: number): Buffer {
  const copy = Buffer.from(bytes);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(rows, frame + 5);
  copy.writeUInt16BE(columns, frame + 7);
  return copy;
}
