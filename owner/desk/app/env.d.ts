interface ImportMetaEnv {
  /** The site's brand name. */
  readonly BRAND: string;
  /** The templates for replies by language, the site's first language first. */
  readonly REPLIES: Record<string, import('./words.ts').Replies>;
}

declare module 'virtual:theme.css';
