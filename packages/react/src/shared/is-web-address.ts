/** Whether a string is an absolute `http:` or `https:` URL. Components load images only from such URLs. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S/i.test(text)
}
