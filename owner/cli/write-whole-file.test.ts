import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWholeFile } from './write-whole-file.ts';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'leads-file-'));
  path = join(directory, 'leads.csv');
  writeFileSync(path, 'before');
  chmodSync(path, 0o644);
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('writeWholeFile', () => {
  it('replaces the previous file, readable only by its owner', async () => {
    await writeWholeFile(path, (to) => pipeline(Readable.from(['aft', 'er']), to));
    expect(readFileSync(path, 'utf8')).toBe('after');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(['leads.csv']);
  });

  it('keeps the previous file if writing fails, and leaves nothing else', async () => {
    async function* half() {
      yield 'aft';
      throw new Error('The database has gone.');
    }
    await expect(writeWholeFile(path, (to) => pipeline(Readable.from(half()), to))).rejects.toThrow(
      'has gone',
    );
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(directory)).toEqual(['leads.csv']);
  });
});
