/** Reads the ids of vendors from a parameter of the URL, such as `3,8`. Ignores other text and repeated ids. */
export function readIds(text = '', max: number): string[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids)].slice(0, max)
}
