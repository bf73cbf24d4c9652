/**
 * Whether a text contains one of the keywords or its plural in "s". `keywords` are in lower case and separated by
 * spaces.
 */
export function mentionsTopic(text: string, keywords: string): boolean {
  const forms = new Set(keywords.split(' ').flatMap((word) => [word, `${word}s`]))
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => forms.has(word))
}
