/** How long a visitor waits for what a story presses, fills or reads, in milliseconds. */
export const PATIENCE_MS = 30_000;

/** The roles that stories ask for. */
export type Role =
  | 'alert'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'navigation'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'status'
  | 'textbox';

/**
 * Something that is shown on the page, as a visitor knows it: by its role and its whole
 * accessible name. By CSS where it has neither. Where there are many, the first is meant.
 */
export type Target = ({ role: Role; name?: string } | { css: string }) & { within?: Target };

export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab';

/**
 * A person with a browser. Each engine has a driver that implements this, so that one story
 * runs in all of them. What is pressed, filled or read is waited for first.
 */
export type Visitor = {
  /** Goes to a whole address, and waits until it is loaded. */
  open(address: string): Promise<void>;
  /** Goes one page back in the history. The page may come from the back/forward cache. */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Makes the area of the page as large as this, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  press(target: Target): Promise<void>;
  /** Empties the field and types the text. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses the entry of a list by its value. */
  choose(target: Target, value: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Moves the mouse to a place in the page's area, in CSS pixels. */
  movePointer(x: number, y: number): Promise<void>;
  /** How many are shown at this moment. Waits for none. */
  count(target: Target): Promise<number>;
  /** Runs a function in the page, and answers with what it returns or resolves with. It sees nothing but what it is given. */
  run<Result>(action: () => Result | Promise<Result>): Promise<Result>;
  run<Result, Given>(action: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** The same with an element. */
  runOn<Result>(target: Target, action: (element: HTMLInputElement) => Result): Promise<Result>;
  /** A picture of what is shown, as PNG. */
  screenshot(): Promise<Buffer>;
  /**
   * The errors and warnings in the console since the visit began, with the errors that no script
   * caught. WebKitGTK tells those of the page's scripts and of its policy, and no sooner than a page is loaded.
   */
  complaints(): Promise<string[]>;
  /** Ends the visit. Its cookies and its storage are gone. */
  leave(): Promise<void>;
};

/** A browser that runs, for one visitor after another. */
export type RunningEngine = {
  visit(): Promise<Visitor>;
  /**
   * The errors and warnings in the console while a page loads for a new visitor. WebKitGTK's browser ends
   * with the load: what the page's scripts say at its end may be missing there.
   */
  complaintsOnLoad(address: string): Promise<string[]>;
  stop(): Promise<void>;
};

export const button = (name: string, within?: Target) => withRole('button', name, within);
export const link = (name: string, within?: Target) => withRole('link', name, within);
export const heading = (name: string, within?: Target) => withRole('heading', name, within);
export const textbox = (name: string, within?: Target) => withRole('textbox', name, within);
export const radio = (name: string, within?: Target) => withRole('radio', name, within);
export const combobox = (name: string, within?: Target) => withRole('combobox', name, within);

function withRole(role: Role, name: string, within?: Target): Target {
  return { role, name, ...(within && { within }) };
}

/** The target for a message: `button "Next" in dialog`. */
export function inWords(target: Target): string {
  const what =
    'css' in target ? target.css : [target.role, target.name && `"${target.name}"`].join(' ').trim();
  return target.within ? `${what} in ${inWords(target.within)}` : what;
}
