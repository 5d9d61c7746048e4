import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HeaderOptions, writeHeaders } from '../../site/build/security-headers.ts';
import { type SiteServer, servePages } from './site-server.ts';

/** Edits to a built project: the home page's HTML, and values that the headers depend on. */
export type Edits = { project: string; html: (built: string) => string; headers: HeaderOptions };

/** Serves the pages as if built with these edits, by default on a free port. */
export async function startEditedSite({ project, html, headers }: Edits, port?: number): Promise<SiteServer> {
  const directory = await mkdtemp(join(tmpdir(), 'leads-edited-'));
  await cp(join(project, 'dist'), directory, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const home = join(directory, 'index.html');
  await writeFile(home, html(await readFile(home, 'utf8')));
  const others = ['404.html', 'start.html'].map((name) => join(directory, name));
  await writeHeaders(directory, [home, ...others], headers);
  const server = await servePages(directory, port);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
}
