/**
 * Appends a phrase to the text. Starts a new sentence if the last sentence of the text is complete, otherwise adds a
 * comma.
 */
export function appendPhrase(text: string, phrase: string): string {
  const before = text.trimEnd()
  const isNewSentence = before === '' || /[.!?…]$/.test(before)
  const added = isNewSentence ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase
  if (before === '') return added
  return before + (isNewSentence || /[,;:–—-]$/.test(before) ? ' ' : ', ') + added
}
