/** A run of a line of the drawn manuscript, with what the pen did to it, and what it wrote above. */
export type Run = { text: string; mark?: 'struck' | 'highlighted' | 'underlined'; above?: string };

export type ManuscriptContent = {
  label: string;
  heading: string;
  meta: string;
  /** Each paragraph is a line, with its spaces. */
  isCode?: true;
  paragraphs: readonly (readonly Run[])[];
  notes: readonly string[];
  /** Within the pen's oval, which has room for some 11 characters. */
  verdict: string;
};

/** The pages beside the form for whoever asked for examples. */
export type ExampleWords = readonly ManuscriptContent[];
