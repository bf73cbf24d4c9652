/** Whether a text has one of the words, which are in lower case with spaces between them, or its plural in "s". */
export function isTold(text: string, words: string): boolean {
  const telling = new Set(words.split(' ').flatMap((word) => [word, `${word}s`]))
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => telling.has(word))
}

/** The text with a phrase at its end: as a sentence of its own after one that has ended. */
export function withPhrase(text: string, phrase: string): string {
  const before = text.trimEnd()
  const hasEnded = before === '' || /[.!?…]$/.test(before)
  const added = hasEnded ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase
  if (before === '') return added
  return before + (hasEnded || /[,;:–—-]$/.test(before) ? ' ' : ', ') + added
}
