/** Whether the element is a button fixed in a corner of the window, wherever its tag is in the page. */
export function isFloating(element: Element): boolean {
  return element.matches('wedding-assistant:not([position=inline])')
}
