interface ImportMetaEnv {
  /** Whether the page is in other languages too. */
  readonly HAS_TWINS: boolean;
  /** Whether a counter of the hero is made to move. */
  readonly COUNTERS_MOVE: boolean;
  /** Whether the popup opens for who is about to leave. */
  readonly EXIT_INTENT: boolean;
  /** Whether visitors' steps are counted. */
  readonly COUNT_STEPS: boolean;
}
