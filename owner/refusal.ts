/** A command that was understood and cannot be done: nothing was found, or it was not agreed to. */
export class Refusal extends Error {
  override name = 'Refusal';
}
