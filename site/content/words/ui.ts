/** What several parts of the page say. */
export type UiWords = {
  /** Of a link, for who does not see its sign. */
  newTab: string;
  /** On a page in another language, to who prefers this one: one line, a link, and what sends the line away. */
  offer: { text: string; open: string; dismiss: string };
};

/** A list of so many texts. */
export type ListOf<Count extends number> = readonly string[] & { readonly length: Count };
