import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

/** Writes `.br` and `.gz` beside every file of `site` that gains from it, at the highest settings. */
export async function precompress(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  const compressible = files.filter((file) => COMPRESSIBLE.has(extname(file)));
  await Promise.all(compressible.map((file) => compress(join(site, file))));
}

/** Writes `.br` and `.gz` beside `file`. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
