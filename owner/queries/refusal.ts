/** A command that was understood but is not done: nothing was found, or the person did not agree. */
export class Refusal extends Error {
  override name = 'Refusal';
}
