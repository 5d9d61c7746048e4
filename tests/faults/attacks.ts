const MEGABYTE = 1024 * 1024;
const HOST = 'Host: localhost\r\n';
const PAGE = `GET / HTTP/1.1\r\n${HOST}\r\n`;
/** A field is prefilled from its address, so it is rendered. */
const FORM_PAGE = `GET /start?subject=Law HTTP/1.1\r\n${HOST}\r\n`;
const FORM = `POST /start HTTP/1.1\r\n${HOST}Content-Type: application/x-www-form-urlencoded\r\n`;
const WITHOUT_BODY = `${FORM}Content-Length: 9\r\n\r\n`;
/** The requests that a flood sends ahead on each connection. */
export const AHEAD = 8;

/** Connections that attack while visitors' leads arrive. */
export type Attack = {
  what: string;
  connections: number;
  /** The number of addresses that they come from. */
  addresses: number;
  /** The bytes that each sends when it opens. */
  text: string;
  /** Whether they read the answers, send again after `AHEAD` of them, and reopen when closed. */
  persists: boolean;
  /** The visitors' leads meanwhile. */
  leads: number;
  /** The server's limit of open files. */
  openFiles?: number;
  /** The result before the limits of `docs/decisions/011-limits.md`. */
  before?: string;
};

const held = { addresses: 7, persists: false, leads: 2_000 };
const flood = { connections: 250, addresses: 1, persists: true, leads: 1_000 };

/** Attacks by 250 connections from one address: what each sends, and the result before. */
const FLOODS: readonly [does: string, text: string, before: string][] = [
  [
    'send 8 requests each ahead for /start',
    FORM_PAGE.repeat(AHEAD),
    '9,250 ms; rendered for each, no lead in 30 s, 9.1 GB',
  ],
  [
    'post forms that are refused',
    `${FORM}Content-Length: 6\r\n\r\nname=A`.repeat(AHEAD),
    '91,723 ms; 64 leads stored in two minutes, 5 never',
  ],
  [
    'post chunks of one byte',
    `${FORM}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(MEGABYTE)}`,
    '54,742 ms; the server stopped, 7.4 GB',
  ],
  [
    'post 48 MB each',
    `${FORM}Content-Length: ${48 * MEGABYTE}\r\n\r\n${'a'.repeat(48 * MEGABYTE)}`,
    '24,900 ms',
  ],
  ['post forms without their body', WITHOUT_BODY, '381 ms, 656 MB'],
];

/** Every attack of `npm run reliability`. */
export const ATTACKS: readonly Attack[] = [
  {
    ...held,
    what: '700 connections send 2,400 requests each ahead and read no answer',
    connections: 700,
    text: PAGE.repeat(2_400),
  },
  {
    ...held,
    what: '1,200 idle connections where 1,024 files may be open',
    connections: 1_200,
    text: '',
    openFiles: 1_024,
  },
  ...FLOODS.map(([does, text, before]) => ({
    ...flood,
    what: `${flood.connections} connections from one address ${does}`,
    text,
    before,
  })),
  {
    ...flood,
    what: '1,000 connections from 17 addresses post forms without their body',
    connections: 1_000,
    addresses: 17,
    text: WITHOUT_BODY,
    before: '664 ms, 645 MB',
  },
];
