/** Whether a text contains one of the words, or its plural in "s". `words` are in lower case, separated by spaces. */
export function isTold(text: string, words: string): boolean {
  const telling = new Set(words.split(' ').flatMap((word) => [word, `${word}s`]))
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => telling.has(word))
}

/** Appends a phrase to the text, as a new sentence if the last one is complete. */
export function withPhrase(text: string, phrase: string): string {
  const before = text.trimEnd()
  const hasEnded = before === '' || /[.!?…]$/.test(before)
  const added = hasEnded ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase
  if (before === '') return added
  return before + (hasEnded || /[,;:–—-]$/.test(before) ? ' ' : ', ') + added
}
