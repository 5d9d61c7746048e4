interface ImportMetaEnv {
  /** The site's brand name. */
  readonly BRAND: string;
}

declare module 'virtual:theme.css';
