/** Whether a text is an absolute `http:` or `https:` address, which is all that a picture may have. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S/i.test(text)
}
