/** What findings are about, in the order in which they are reported. */
export const SUBJECTS = {
  samples: 'Samples: figures and people that someone made up',
  counters: 'Simulated counters',
  placeholders: 'Placeholders: hosts, addresses, a phone number and a key that belong to no one',
  pages: 'Pages of yours that are missing',
  links: 'Links that lead nowhere',
  promises: 'Promises to confirm: visitors will hold you to them',
  server: 'The server',
} as const;

export type Subject = keyof typeof SUBJECTS;

/** Something that stops the publication: what and where it is, and what to do about it. */
export type Finding = {
  subject: Subject;
  what: string;
  where: { file: string; field: string };
  remedy: string;
};

export const CONFIG_FILE = 'site/site.config.ts';
/** They are in the environment, in .env, or in a file that is named. */
export const SERVER_SETTINGS = 'the settings of the server';
