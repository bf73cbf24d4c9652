import type { VendorConditions, VendorSearch } from '@vowkit/concierge/knowledge'

const NONE: VendorConditions = { categoryIds: [], places: [], notPlaces: [], features: [] }
const feature = (topic: string | null, words: string, wanted = true) => ({ topic, words, wanted })
const townOf = (n: number) =>
  `Town ${String.fromCharCode(65 + (n % 26))}${String.fromCharCode(97 + (Math.floor(n / 26) % 20))}`

type Conditions = (n: number) => Partial<VendorConditions>

/** Kinds of searches. `n` varies the category, the place and the numbers. */
const KINDS: readonly [string, VendorSearch['sort'], Conditions, string[]?][] = [
  ['category', 'match', (n) => ({ categoryIds: [1 + (n % 16)] })],
  ['category, cheapest', 'cheapest', (n) => ({ categoryIds: [1 + (n % 16)] })],
  ['category, best rated', 'best-rated', (n) => ({ categoryIds: [1 + (n % 16)] })],
  ['category and place', 'match', (n) => ({ categoryIds: [1 + (n % 16)], places: [townOf(n)] })],
  ['category, without a place', 'match', (n) => ({ categoryIds: [1 + (n % 16)], notPlaces: [townOf(n)] })],
  ['category and price', 'match', (n) => ({ categoryIds: [1 + (n % 16)], maxPrice: 800 + (n % 50) * 200 })],
  ['venues for guests', 'match', (n) => ({ categoryIds: [1], guests: 40 + (n % 25) * 10 })],
  ['venues, largest', 'largest', () => ({ categoryIds: [1] })],
  ['caterers, per guest', 'cheapest', (n) => ({ categoryIds: [5], maxPrice: 40 + (n % 40), per: 'guest', guests: 60 })],
  ['a feature', 'match', () => ({ features: [feature('drone', 'drone')] })],
  ['category without a feature', 'match', () => ({ categoryIds: [3], features: [feature('drone', 'drone', false)] })],
  ['a feature in words', 'match', () => ({ features: [feature(null, 'piñatas')] })],
  ['words', 'match', () => ({}), ['abalone', 'cannery']],
  ['price only', 'cheapest', (n) => ({ maxPrice: 200 + (n % 20) * 50 })],
  ['best rated of all', 'best-rated', () => ({})],
  ['discounts', 'discount', (n) => ({ categoryIds: [1 + (n % 16)], onlyDiscounted: true })],
]

export const KIND_NAMES = KINDS.map(([name]) => name)

/** Creates the n-th search. Searches of one kind are `KIND_NAMES.length` apart. */
export function createSearch(n: number): VendorSearch {
  const [, sort, conditions, words] = KINDS[n % KINDS.length] ?? ['', 'match', () => ({})]
  return { conditions: { ...NONE, ...conditions(n) }, sort, limit: 5, ...(words && { words }) }
}

const QUESTIONS: readonly ((n: number) => string)[] = [
  () => 'Hello!',
  (n) => `Florists in ${townOf(n)}?`,
  (n) => `venue for ${60 + (n % 20) * 10} guests`,
  () => 'cheapest photographer',
  () => 'Which videographers use a drone?',
  (n) => `caterers under $${3000 + (n % 20) * 200}`,
  () => 'a videographer without a drone',
  () => 'Who is the best rated DJ?',
  (n) => `What does Wild Ranunculus ${96 + n} cost?`,
  () => 'How do I delete my account?',
  () => 'halal caterers for 120 people',
  () => 'Can we bring our own caterer to Arroyo Seco Estate?',
  () => 'planners over $10,000',
  (n) => `photographers not in ${townOf(n)}`,
  () => '¿Hay floristas baratas?',
  () => 'Compare Arroyo Seco Estate and Fallen Redwood Hall',
]

export const askQuestion = (n: number) => QUESTIONS[n % QUESTIONS.length]?.(n) ?? ''
