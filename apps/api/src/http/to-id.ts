/** The id that somebody names; of one that nobody has, such as a word, it is 0. */
export function toId(given: number | string): number {
  return /^\d{1,9}$/.test(String(given)) ? Number(given) : 0
}
