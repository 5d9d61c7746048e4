interface ImportMetaEnv {
  /** The name that the site goes by. */
  readonly BRAND: string;
}

declare module 'virtual:theme.css';
