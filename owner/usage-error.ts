/** A command that cannot be understood: its message names what is wrong and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}
