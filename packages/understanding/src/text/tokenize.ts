/** A word of a prompt. `word` is in lower case without accents. `start` and `end` are offsets in the prompt. */
export interface Token {
  word: string
  start: number
  end: number
  /** The punctuation before the word: a sentence end, a comma or nothing. */
  after: '' | ',' | '.'
}

const CJK = /[\u3400-\u9fff\u3040-\u30ff\uac00-\ud7af]/
const WORDS =
  /[\u3400-\u9fff\u3040-\u30ff\uac00-\ud7af]|(?:(?![\u3400-\u9fff\u3040-\u30ff\uac00-\ud7af])[\p{L}\p{N}\p{M}&])+/gu
const SENTENCE_END = /[.;!?。；！？؛؟\n]/
const PAUSE = /[,،，、:：()[\]–—/]/
/** The separators of thousands, as in "1,200" and "1.200". */
const THOUSANDS = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?:[.,]\p{Nd}{3})+(?![\p{Nd}]|[.,]\p{Nd})/gu
/** The abbreviations "w/" and "w/o", whose slash is no pause. */
const WITH = /\bw\//gi
/** A number in brackets, as in "bridesmaids (5)", whose brackets are no pauses. */
const BRACKETED = /[([](\s*\p{N}{1,3}\s*)[)\]]/gu
/** A combining mark. It belongs to a word, and `fold` removes it. */
const MARK = '\u0300'
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0640]/g

/** Splits a prompt into words. Apostrophes and hyphens separate words, and each Chinese character is a word. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  const plain = text
    .replace(WITH, 'w ')
    .replace(BRACKETED, ' $1 ')
    .replace(THOUSANDS, (number) => number.replace(/[.,]/g, MARK))
  let end = 0
  for (const { 0: raw, index } of plain.matchAll(WORDS)) {
    for (const [part, offset] of splitUnits(raw)) {
      const start = index + offset
      tokens.push({ word: fold(part), start, end: start + part.length, after: pauseOf(plain.slice(end, start)) })
      end = start + part.length
    }
  }
  return tokens
}

/** Converts a word to lower case, without accents and without Arabic vowel marks and elongation. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
}

/** Separates a number from the letters after it, as in "12x" or "5pm". */
function splitUnits(raw: string): [part: string, offset: number][] {
  const digits = /^\p{N}+(?=\p{L})/u.exec(raw)?.[0]
  return digits
    ? [
        [digits, 0],
        [raw.slice(digits.length), digits.length],
      ]
    : [[raw, 0]]
}

function pauseOf(between: string): Token['after'] {
  if (SENTENCE_END.test(between)) return '.'
  return PAUSE.test(between) || / - /.test(between) ? ',' : ''
}

export function isCjk(word: string): boolean {
  return CJK.test(word)
}
