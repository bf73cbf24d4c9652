import { TOPICS } from '../facts/topics.ts'
import { isNegated, negationBefore } from './negation.ts'
import type { FeatureCondition } from './query.ts'
import type { Tags } from './tags.ts'
import { isNumber, normalize, type Token, textOf } from './tokens.ts'
import { BROAD_TOPICS } from './topic-categories.ts'

/**
 * Reads the features that a question wants or rules out. If the question names a vendor, the name of a category is no
 * feature: "the rabbis".
 */
export function readFeatures(
  tokens: readonly Token[],
  tags: Tags,
  names: ReadonlySet<number>,
  hasVendor: boolean,
): FeatureCondition[] {
  const features: FeatureCondition[] = []
  const isAsked = tags.has(0, 'cue', 'verb') && ['it', 'them', 'you'].some((cue) => tags.any('cue', cue))
  for (const { at, length, tags: meanings } of tags.matches) {
    const isCategory = meanings.some(({ kind }) => kind === 'category')
    const negated = isNegated(at, tokens, tags, names)
    for (const { kind, name } of meanings) {
      if (kind !== 'topic' && kind !== 'absence') continue
      const isBroad = BROAD_TOPICS.has(name) && (isCategory || !hasVendor)
      if (kind === 'topic' && !negated && (isBroad || (isCategory && hasVendor))) continue
      // "Without alcohol" asks for the topic `alcohol-free`. "With alcohol" asks for nothing special, unless it is a
      // question: "are they religious?"
      if (kind === 'absence' && !negated && !isAsked) continue
      const wanted = kind === 'absence' ? negated : !negated
      // "We're two brides"
      if (name === 'lgbtq' && /^(?:were|are|im)$/.test(tokens[at - 1]?.word ?? '')) continue
      // "Our guests come from abroad"
      if (name === 'destination' && tokens[at - 1]?.word === 'from') continue
      // "Our guests don't speak English" says nothing about the vendor.
      if (kind === 'topic' && negated && /^speaks?$/.test(tokens[at - 1]?.word ?? '')) continue
      if (features.some(({ topic }) => topic === name) || isTooMuch(at, tags) || isCounted(at, name, tokens, tags))
        continue
      // "No nuts" is quoted with its negation, because the topic is `nut-free`.
      const start = kind === 'absence' && negated ? negationBefore(at, tokens, tags, names) : at
      features.push({
        topic: name,
        words: textOf(tokens.slice(start < 0 ? at : start, at + length).map(withoutTypo)),
        wanted,
        ...(kind === 'absence' && { isAbsence: true }),
      })
      break
    }
  }
  return features
}

/** Replies quote a corrected word, because profiles do not contain the typo. */
function withoutTypo(token: Token): Token {
  return normalize(token.said) === token.word ? token : { ...token, said: token.word }
}

/** "40 adults and 12 kids" are guests. */
function isCounted(at: number, topic: string, tokens: readonly Token[], tags: Tags): boolean {
  const before = tokens[at - 1]
  return topic === 'children' && before !== undefined && (isNumber(before) || tags.has(at - 1, 'number'))
}

/** "Not too formal" is no condition. */
function isTooMuch(at: number, tags: Tags): boolean {
  return tags.has(at - 1, 'cue', 'too') && tags.has(at - 2, 'cue', 'not')
}

/** Returns the English words of a topic, best first. */
export function englishOf(topic: string): string {
  return TOPICS.get(topic)?.words[0]?.replace('*', '') ?? topic
}
