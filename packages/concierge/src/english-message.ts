/** A visitor's message, translated to English with the terms that vendors use. */
export interface EnglishMessage {
  text: string
  /** Returns the original words, in the visitor's language, for words of the translation. */
  asSaid(words: readonly string[]): string
}
