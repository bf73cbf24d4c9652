import { type Fact, understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'

const KINDS: readonly Fact['kind'][] = ['venue', 'flower', 'leaf', 'style', 'object']
/** Views of a scene that are also services of vendors, such as a cake. */
const VIEWS: readonly string[] = ['cake', 'bouquet', 'invitation', 'dance-floor']

/**
 * Returns the phrases of a prompt that name a place, flowers, a style or objects, in order. Omits negated phrases and
 * all other words.
 */
export function extractKeywords(text: string): string[] {
  const { understood } = understand(text, [en])
  const words = understood.flatMap(({ phrase, facts }) => {
    if (!facts.some(isKeyword)) return []
    return facts.length > 1 ? wordsOf(phrase) : [withoutNumber(phrase)]
  })
  return [...new Set(words.map((word) => word.toLowerCase()))]
}

/** Returns the words of a phrase that are keywords of their own: "rustic barn" contains "rustic" and "barn". */
function wordsOf(phrase: string): string[] {
  const words = phrase
    .split(' ')
    .filter((word) => understand(word, [en]).understood.some(({ facts }) => facts.some(isKeyword)))
  return words.length > 0 ? words : [phrase]
}

/** Removes a number from a phrase, as in "three-tier cake" → "cake" or "12 lanterns" → "lanterns". */
function withoutNumber(phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ')
  const isNumber = /^\d|-/.test(first) || Object.hasOwn(en.grammar.numbers, first.toLowerCase())
  return isNumber && rest.length > 0 ? rest.join(' ') : phrase
}

function isKeyword({ kind, name }: Fact): boolean {
  return KINDS.includes(kind) || (kind === 'view' && VIEWS.includes(name))
}
