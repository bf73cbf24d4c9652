import type { VendorSearch } from '../src/knowledge.ts'
import type { VendorConditions } from '../src/questions/query.ts'

/** A search in the demo catalogue and the names of the vendors that it finds, in order. */
export interface KnowledgeCase {
  title: string
  search: Omit<VendorSearch, 'limit'>
  names: readonly string[]
  /** Whether the order of the results matters. */
  isOrdered?: boolean
}

const NONE: VendorConditions = { categoryIds: [], places: [], notPlaces: [], features: [] }
const VENUES = 1
const PHOTOGRAPHERS = 2
const CATERERS = 5
const PLANNERS = 9

const of = (categoryId: number, conditions: Partial<VendorConditions> = {}): VendorConditions => ({
  ...NONE,
  categoryIds: [categoryId],
  ...conditions,
})
const feature = (topic: string | null, words: string, wanted = true) => ({ topic, words, wanted })

/** Searches that each implementation of `Knowledge` over the demo catalogue must answer in the same way. */
export const KNOWLEDGE_CASES: readonly KnowledgeCase[] = [
  {
    title: 'find returns only the venues that can seat 300 guests',
    search: { conditions: of(VENUES, { guests: 300 }), sort: 'match' },
    names: ['Mission Olivar', 'Quarry & Vine'],
    isOrdered: true,
  },
  {
    title: 'find sorts venues by capacity',
    search: { conditions: of(VENUES, { guests: 100 }), sort: 'largest' },
    names: ['Mission Olivar', 'Saltworks Loft', 'Arroyo Seco Estate', 'The Tidewater Room', 'Quarry & Vine'],
    isOrdered: true,
  },
  {
    title: 'find returns venues for at most 100 guests',
    search: { conditions: of(VENUES, { maxCapacity: 100 }), sort: 'match' },
    names: ['Fallen Redwood Hall'],
  },
  {
    title: 'find compares every package with the range of prices, not only the cheapest',
    search: { conditions: of(PLANNERS, { minPrice: 10000 }), sort: 'dearest' },
    names: ['Saffron Thread', 'Paper Heron'],
    isOrdered: true,
  },
  {
    title: 'find reads the price per guest of packages for a number of guests',
    search: { conditions: of(CATERERS, { maxPrice: 50, per: 'guest' }), sort: 'cheapest' },
    names: ['Abuela Fina', 'Ginger Hill Kitchen'],
    isOrdered: true,
  },
  {
    title: 'find leaves out packages that are too small for the guests',
    search: { conditions: of(CATERERS, { guests: 150, maxPrice: 7000 }), sort: 'match' },
    names: ['Abuela Fina', 'Field Notes Supper', 'Salt Lick Catering'],
  },
  {
    title: 'find returns vendors whose profile says that they use a drone',
    search: { conditions: { ...NONE, features: [feature('drone', 'drone')] }, sort: 'match' },
    names: ['Marigold & Rye', 'Fogline Films', 'Northstar Motion'],
  },
  {
    title: 'find leaves out vendors with an unwanted feature',
    search: { conditions: of(3, { features: [feature('drone', 'drone', false)] }), sort: 'match' },
    names: ['Kitchen Light Studio', 'Paper Lantern Cinema', 'Super Eight Sunday', 'Second Take'],
  },
  {
    title: 'find searches profiles for a feature without a topic',
    search: { conditions: { ...NONE, features: [feature(null, 'piñatas')] }, sort: 'match' },
    names: ['Casa Prestada'],
  },
  {
    title: 'find leaves out excluded places',
    search: {
      conditions: of(PHOTOGRAPHERS, { notPlaces: ['Oakland', 'Sacramento', 'San Francisco'] }),
      sort: 'match',
    },
    names: ['Slow Shutter', 'Two Sparrows Photo', 'Low Fog Pictures'],
  },
  {
    title: 'find lists vendors at a place before vendors that serve it',
    search: { conditions: of(8, { places: ['Sacramento'] }), sort: 'match' },
    names: ['Sparrow & Sons Jazz', 'The Brass Verandah'],
  },
  {
    title: 'find searches only among given vendors, except some',
    search: { conditions: NONE, sort: 'cheapest', among: [1, 2, 3], except: [2] },
    names: ['The Tidewater Room', 'Arroyo Seco Estate'],
    isOrdered: true,
  },
  {
    title: 'find prefers profiles with all words over profiles with some',
    search: { conditions: NONE, sort: 'match', words: ['abalone', 'cannery'] },
    names: ['The Tidewater Room'],
  },
  {
    title: 'find returns nothing if no vendor meets all conditions',
    search: { conditions: of(VENUES, { guests: 100, places: ['Occidental'] }), sort: 'match' },
    names: [],
  },
]
