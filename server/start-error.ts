/** A reason not to start that its reader can act on: its message is shown alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
