/** Whether a press or a touch, in pixels of the window, is on the element. */
export function isWithin(
  element: Element,
  { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>,
): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
