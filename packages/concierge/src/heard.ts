/** A message as it is understood: in English, as vendors write. */
export interface Heard {
  text: string
  /** Words of it as the asker said them. */
  asSaid(words: readonly string[]): string
}
