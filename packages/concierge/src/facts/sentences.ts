const ABBREVIATION = /\b(?:mr|mrs|ms|dr|st|smt|no|vs|approx|e\.g|i\.e|min|max|inc|co)\.$/i

/** Splits plain text into its sentences. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(/(?<=[.!?][”"’')\]]*)\s+(?=[“"‘'(]?[\p{Lu}\p{N}])/u)) {
    const last = sentences.at(-1)
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

/** The longest sentence that a fact quotes. */
const MAX_LENGTH = 300

/** Limits a sentence to the length that a fact may quote, at the end of a word. */
export function toQuote(sentence: string): string {
  return sentence.length <= MAX_LENGTH ? sentence : `${sentence.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
