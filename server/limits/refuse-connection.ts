import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { API_HEADERS } from '../http/api.ts';
import { type ApiError, refusals } from '../http/api-error.ts';

const REFUSALS: Readonly<Record<string, () => ApiError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: refusals.tooSlow,
  HPE_HEADER_OVERFLOW: refusals.headersTooLarge,
};

/** Answers a client whose request is too slow, too large or no HTTP. There is no reply yet, so it writes to the socket. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const { status, body } = REFUSALS[error.code ?? '']?.() ?? refusals.badRequest(400);
  const text = JSON.stringify(body);
  const headers = {
    ...API_HEADERS,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
  socket.end(`${head}\r\n${text}`, () => socket.destroy());
}
