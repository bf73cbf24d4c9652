/** Whether a text is an absolute `http:` or `https:` address. Images are loaded from such addresses only. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S/i.test(text)
}
