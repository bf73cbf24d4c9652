/**
 * Appends a phrase to the text. Starts a new sentence if the text ends with a complete sentence, and adds a comma
 * otherwise.
 */
export function appendPhrase(text: string, phrase: string): string {
  const before = text.trimEnd()
  const isNewSentence = before === '' || /[.!?…]$/.test(before)
  const added = isNewSentence ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase
  if (before === '') return added
  return before + (isNewSentence || /[,;:–—-]$/.test(before) ? ' ' : ', ') + added
}
