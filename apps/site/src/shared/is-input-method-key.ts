/** What a browser says of a key that belongs to an input method. Safari says so of the key that ends one in no other way. */
const INPUT_METHOD_KEY = 229

/** Whether a key is an input method's, so that it means nothing here. */
export function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY
}
