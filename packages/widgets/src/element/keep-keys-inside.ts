/** What is typed, copied and pasted. */
const TYPED = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste']

/**
 * Stops keys at the shadow root. A page's hotkeys ask whether the target is an input, but see the element instead of
 * the field inside it, and so would eat what a person types. What the browser does with a key is left alone.
 */
export function keepKeysInside(root: ShadowRoot): void {
  for (const type of TYPED) root.addEventListener(type, stopPropagation)
}

function stopPropagation(event: Event): void {
  event.stopPropagation()
}
