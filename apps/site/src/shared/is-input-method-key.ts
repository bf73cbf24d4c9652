/**
 * The `keyCode` of key events that belong to an input method. Safari marks the key that ends a composition only this
 * way.
 */
const INPUT_METHOD_KEY = 229

/** Whether a key event belongs to an input method (IME) and must be ignored. */
export function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY
}
