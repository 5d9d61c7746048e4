/** A command that cannot be understood. The message says what is wrong and what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}
