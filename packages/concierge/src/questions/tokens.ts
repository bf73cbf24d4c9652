/** A word, a number or a sign of a text. Each Chinese character is a token. */
export interface Token {
  /** As written in the text. */
  said: string
  /** In lower case, without accents and apostrophes, and with typos corrected. */
  word: string
  /** Whether punctuation follows that ends a clause. */
  endsClause: boolean
}

const TOKEN =
  /\p{Script=Han}|\d+(?:[.,]\d+)*|(?:(?!\p{Script=Han})[\p{L}\p{M}])+(?:['’´`](?:t|s|re|ve|ll|d|m)(?![\p{L}\p{M}]))?|[$€£%+&]/giu
const ENDS_CLAUSE = /[.,;:!?()\n…—。，；：！？、؟،؛]|\s[-–]\s/u

/** Splits a text into tokens. */
export function tokenize(text: string): Token[] {
  const normal = text.normalize('NFKC')
  const matches = [...normal.matchAll(TOKEN)]
  return matches.map((match, index) => {
    const end = match.index + match[0].length
    const gap = normal.slice(end, matches[index + 1]?.index ?? normal.length)
    return { said: match[0], word: normalize(match[0]), endsClause: ENDS_CLAUSE.test(gap) }
  })
}

/** Returns the words of a text as tokens have them. */
export function wordsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word)
}

/** Converts a word to lower case without accents, apostrophes and variants of letters. */
export function normalize(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}'’´`ـ]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
}

export function isNumber({ word }: Token): boolean {
  return /^\d/.test(word)
}

/** Joins tokens to a text, without spaces between Chinese characters. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ said }) => said)
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}
