interface ImportMetaEnv {
  /** Whether the page exists in other languages. */
  readonly HAS_TWINS: boolean;
  /** Whether a counter in the hero moves. */
  readonly COUNTERS_MOVE: boolean;
  /** Whether exit intent is on. */
  readonly EXIT_INTENT: boolean;
  /** Whether the page has vendors' tags, which need a visitor's consent. */
  readonly ADVERTISING: boolean;
  /** Whether visitors' steps are counted. */
  readonly COUNT_STEPS: boolean;
}
