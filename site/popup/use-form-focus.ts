import { type RefObject, useEffect, useRef } from 'react';
import type { FieldName } from '../../lead/form.ts';
import type { Focus } from './form-state.ts';
import { showFieldInUse } from './popup.ts';

/** Moves the focus whenever the form's state says so. Returns the refs of the form and its title. */
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
    // Scrolls to a message that appeared later, if the field already had the focus.
    showFieldInUse();
  }, [focus]);

  return { formRef, titleRef };
}

/** The focusable element of a field. For chips, the chosen or the first one. */
function controlOf(form: HTMLFormElement, name: FieldName): HTMLElement | null {
  const control = form.elements.namedItem(name);
  if (!(control instanceof RadioNodeList)) return control as HTMLElement | null;
  const chips = Array.from(control) as HTMLInputElement[];
  return chips.find(({ checked }) => checked) ?? chips[0] ?? null;
}
