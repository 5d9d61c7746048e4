import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from './negotiate.ts';

/** Takes about 3 ms for a page, off the main thread; the best level, as the build has it, takes a hundred. */
const BROTLI_QUALITY = 7;

/** A page that is made for one answer, in the best encoding that an `Accept-Encoding` header allows, and what says so. */
export async function compressFor(
  html: string,
  acceptEncoding = '',
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  if (accepts(acceptEncoding, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return {
      bytes: await promisify(brotliCompress)(html, { params }),
      headers: { 'content-encoding': 'br' },
    };
  }
  if (accepts(acceptEncoding, 'gzip'))
    return { bytes: await promisify(gzip)(html), headers: { 'content-encoding': 'gzip' } };
  return { bytes: Buffer.from(html), headers: {} };
}
