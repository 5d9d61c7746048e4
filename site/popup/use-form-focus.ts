import { type RefObject, useEffect, useRef } from 'react';
import type { FieldName } from '../../lead/form.ts';
import type { Focus } from './form-state.ts';
import { showFieldInUse } from './popup.ts';

/** Moves the focus to where the form's state says, each time that it says so. Gives the refs of the form and its title. */
export function useFormFocus(focus: Focus | null): {
  formRef: RefObject<HTMLFormElement | null>;
  titleRef: RefObject<HTMLHeadingElement | null>;
} {
  const formRef = useRef<HTMLFormElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!focus) return;
    if (focus.to === 'title') return titleRef.current?.focus();
    if (formRef.current) controlOf(formRef.current, focus.to)?.focus();
    // Its message has come since: where it had the focus already, nothing else brings that into view.
    showFieldInUse();
  }, [focus]);

  return { formRef, titleRef };
}

/** What has the focus in a field. Of chips it is the one that is chosen, or the first. */
function controlOf(form: HTMLFormElement, name: FieldName): HTMLElement | null {
  const control = form.elements.namedItem(name);
  if (!(control instanceof RadioNodeList)) return control as HTMLElement | null;
  const chips = Array.from(control) as HTMLInputElement[];
  return chips.find(({ checked }) => checked) ?? chips[0] ?? null;
}
