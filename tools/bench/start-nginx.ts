import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import { onceItAnswers, type Server } from './start-server.ts';

/** Starts nginx with one worker on the same built files, compressed ones included, with its files in `directory`. */
export async function startNginx(program: string, directory: string): Promise<Server> {
  const port = await freePort();
  const configuration = join(directory, 'nginx.conf');
  await writeFile(configuration, configurationOf(port, directory));
  const nginx = spawn(program, ['-e', join(directory, 'error.log'), '-c', configuration], {
    stdio: 'inherit',
  });
  return onceItAnswers(nginx, `http://127.0.0.1:${port}`);
}

/** As Debian sets it up, and with connections that stay open for longer than a run. */
function configurationOf(port: number, directory: string): string {
  return `
    ${userInfo().uid === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${directory}/nginx.pid;
    events { worker_connections 768; }
    http {
      types { text/html html; }
      access_log ${directory}/access.log;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 10000000;
      client_body_temp_path ${directory}/body;
      proxy_temp_path ${directory}/proxy;
      fastcgi_temp_path ${directory}/fastcgi;
      uwsgi_temp_path ${directory}/uwsgi;
      scgi_temp_path ${directory}/scgi;
      server {
        listen 127.0.0.1:${port};
        root ${resolve('dist')};
        gzip_static on;
      }
    }`;
}
