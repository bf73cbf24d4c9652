/** A message translated to English, with the terms that vendors use. */
export interface EnglishMessage {
  text: string
  /** Returns the original of translated words, in the visitor's language. */
  asSaid(words: readonly string[]): string
}
