interface ImportMetaEnv {
  /** Whether a counter of the hero is made to move. */
  readonly COUNTERS_MOVE: boolean;
}
