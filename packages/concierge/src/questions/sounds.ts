/** Shorter words often sound like others by chance. */
const MIN_LENGTH = 7

const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

/** Returns the word of a vocabulary that sounds like a long word: "fotografer". The sounds of a vocabulary are cached. */
export function soundsLike(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < MIN_LENGTH) return undefined
  const sounds = known.get(vocabulary) ?? new Map([...vocabulary].map((one) => [soundOf(one), one]))
  known.set(vocabulary, sounds)
  return sounds.get(soundOf(word))
}

/** Writes a word as it sounds. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ck|c(?![eiyh])|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')
}
