/**
 * Whether an element is a button fixed in a corner of the window, regardless of the position of its tag in the page.
 */
export function isFloating(element: Element): boolean {
  return element.matches('wedding-assistant:not([position=inline])')
}
