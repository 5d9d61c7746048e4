/** What findings are about, in the order in which they are reported. */
export const SUBJECTS = {
  samples: 'Samples: figures and people that somebody made up',
  counters: 'Simulated counters',
  placeholders: 'Placeholders: hosts, addresses, a phone number and a key that are nobody’s',
  pages: 'Pages of yours that are missing',
  links: 'Links that lead nowhere',
  promises: 'Promises to confirm: visitors will hold you to them',
  words: 'Words that nobody has confirmed: they may promise in ways that no check knows',
  transport: 'Addresses without TLS',
  server: 'The server',
  reach: 'Addresses that do not answer',
} as const;

export type Subject = keyof typeof SUBJECTS;

export type Finding = {
  subject: Subject;
  what: string;
  where: { file: string; field: string };
  /** What to do about it. */
  remedy: string;
  /** Whether it may be right as it is. Then it does not stop a publication. */
  hint: boolean;
};

export const CONFIG_FILE = 'site/site.config.ts';
/** They are in the environment, in .env, or in a file that is named. */
export const SERVER_SETTINGS = 'the settings of the server';
