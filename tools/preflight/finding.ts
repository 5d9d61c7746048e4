/** The subjects of findings, in report order. */
export const SUBJECTS = {
  samples: 'Samples: invented figures and people',
  counters: 'Simulated counters',
  placeholders: 'Placeholders: reserved hosts, addresses and numbers, and the default key',
  pages: 'Missing pages',
  links: 'Links to #',
  promises: 'Promises to confirm: visitors will hold you to them',
  server: 'The server',
} as const;

export type Subject = keyof typeof SUBJECTS;

/** Something to fix before publishing: what and where it is, and what to do. */
export type Finding = {
  subject: Subject;
  what: string;
  where: { file: string; field: string };
  remedy: string;
};

export const CONFIG_FILE = 'site/site.config.ts';
/** From the environment, `.env` or a named file. */
export const SERVER_SETTINGS = 'server settings';
