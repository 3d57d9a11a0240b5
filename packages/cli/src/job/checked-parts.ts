import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import nonet from 'nonet/package.json' with { type: 'json' };
import { difference, type Manifest, outputName, parseManifest } from './manifest.ts';
import { outputDifference } from './run-job.ts';

/** A complete part of a job. */
export interface CompletePart {
  readonly output: string;
  readonly manifest: Manifest;
}

/** An error in the parts of a job. The message names the file. */
class PartsError extends Error {}

/**
 * Reads the parts in a folder, in order. Checks that they belong to one job of this version of
 * Nonet, that none is missing, and that no file has been changed.
 *
 * @throws PartsError if one of these checks fails.
 */
export async function checkedParts(folder: string): Promise<CompletePart[]> {
  const names = (await readdir(folder)).filter((name) => outputName(name) !== undefined);
  if (names.length === 0) {
    throw new PartsError(
      `${folder}: expected the manifests of parts (*.manifest.json), found none`,
    );
  }
  const parts: CompletePart[] = [];
  for (const name of names.sort()) parts.push(await partOf(join(folder, name), parts));
  parts.sort((a, b) => a.manifest.part - b.manifest.part);
  checkComplete(folder, parts);
  for (const { output, manifest } of parts) {
    const changed = await outputDifference(output, manifest);
    if (changed) throw new PartsError(changed);
  }
  return parts;
}

async function partOf(name: string, others: readonly CompletePart[]): Promise<CompletePart> {
  const manifest = parseManifest(await readFile(name, 'utf8'));
  if (typeof manifest === 'string') throw new PartsError(`${name}: ${manifest}`);
  if (manifest.nonet !== nonet.version) {
    throw new PartsError(`${name}: expected version ${nonet.version}, found ${manifest.nonet}`);
  }
  const [first] = others;
  const differs = first && difference(first.manifest, manifest);
  if (differs) throw new PartsError(`${name} differs from ${basename(first.output)}: ${differs}`);
  const twin = others.find((other) => other.manifest.part === manifest.part);
  if (twin) throw new PartsError(`${name}: ${basename(twin.output)} is also part ${manifest.part}`);
  const output = outputName(name)!;
  if (!existsSync(output)) throw new PartsError(`${output}: expected a part, found nothing`);
  return { output, manifest };
}

function checkComplete(folder: string, parts: readonly CompletePart[]): void {
  const { of } = parts[0].manifest;
  const found = new Set(parts.map(({ manifest }) => manifest.part));
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((part) => !found.has(part));
  if (missing.length > 0) {
    const some = missing.slice(0, MAX_NAMES).join(', ');
    const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
    throw new PartsError(`${folder}: expected ${of} parts, did not find part ${some}${more}`);
  }
  for (const [i, { output, manifest }] of parts.entries()) {
    const from = parts[i - 1]?.manifest.range.to ?? 0;
    if (manifest.range.from !== from) {
      const message = `expected a part that begins at ${from}, found ${manifest.range.from}`;
      throw new PartsError(`${output}: ${message}`);
    }
  }
}

const MAX_NAMES = 10;
