/**
 * The step that the visitor sees, from 0. It may be ahead of React's state for a frame:
 * what is pressed then is meant for this one.
 */
export function shownStep(form: HTMLFormElement): number {
  return stepsIn(form).findIndex(({ hidden }) => !hidden);
}

/** Shows that step alone. All of them stand in the form, filled in or not. */
export function showStep(form: HTMLFormElement, shown: number): void {
  for (const [index, step] of stepsIn(form).entries()) step.hidden = index !== shown;
}

function stepsIn(form: HTMLFormElement): HTMLFieldSetElement[] {
  return [...form.querySelectorAll('fieldset')];
}
