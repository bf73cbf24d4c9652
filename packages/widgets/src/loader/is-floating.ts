/** Whether an element is a button in a corner of the window, wherever its tag stands. */
export function isFloating(element: Element): boolean {
  return element.matches('wedding-assistant:not([position=inline])')
}
