import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { API_HEADERS } from '../api-headers.ts';
import { type ApiError, refusals } from '../errors.ts';

/**
 * Answers a client whose request never came to be one: too slow, too large or
 * no HTTP. There is no reply to send it with, so it is written to the socket.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  socket.end(messageOf(refusalFor(error.code)), () => socket.destroy());
}

function refusalFor(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusals.tooSlow();
  if (code === 'HPE_HEADER_OVERFLOW') return refusals.headersTooLarge();
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return refusals.bodyTooLarge();
  return refusals.badRequest(400);
}

function messageOf({ status, body }: ApiError): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    ...Object.entries(API_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
}
