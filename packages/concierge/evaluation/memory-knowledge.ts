import type { VendorProfile } from '../src/facts/profile.ts'
import { rankNames } from '../src/facts/rank-names.ts'
import type { Category, HostFacts, Knowledge, OwnData } from '../src/knowledge.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import { toProfile } from './stored-vendor.ts'
import { createVendorIndex } from './vendor-index.ts'

export interface MemoryKnowledgeOptions {
  /** `YYYY-MM-DD` */
  today?: string
  own?: OwnData | null
  host?: HostFacts | null
}

const TITLES: ReadonlyMap<number, string> = new Map(
  [
    'Venues',
    'Photographers',
    'Videographers',
    'Florists',
    'Caterers',
    'Bar',
    'Cakes',
    'DJs & Bands',
    'Planners',
    'Hair & Makeup',
    'Attire',
    'Stationery',
    'Rentals',
    'Transport',
    'Officiants',
    'Jewellers',
  ].map((title, index) => [index + 1, title]),
)
const PACKS = [
  { credits: 5, price: '4.99' },
  { credits: 15, price: '11.99' },
  { credits: 40, price: '24.99' },
]
const PROFILES: readonly VendorProfile[] = catalogue.vendors.map((vendor) => toProfile(vendor, TITLES))
const INDEX = createVendorIndex(PROFILES)
const CATEGORIES: Category[] = [...TITLES].map(([id, title]) => ({
  id,
  title,
  vendors: PROFILES.filter(({ categoryIds }) => categoryIds.includes(id)).length,
}))
const PLACES = [...Map.groupBy(PROFILES, ({ location }) => location.split(',')[0] ?? '')]
  .sort((a, b) => b[1].length - a[1].length)
  .map(([town]) => town)

/** Reads the vendors of the demo without a database. Returns the same data as the SQL of `apps/api`. */
export function createMemoryKnowledge(options: MemoryKnowledgeOptions = {}): Knowledge {
  const { today = '2026-06-15', own = null, host = null } = options
  return {
    categories: async () => CATEGORIES,
    places: async () => PLACES,
    find: async (search) => INDEX.find(search),
    profiles: async (ids) => ids.flatMap((id) => PROFILES.find((profile) => profile.id === id) ?? []),
    named: async (words) => rankNames(PROFILES, words).map(({ id, name }) => ({ id, name })),
    packs: async () => PACKS,
    monthlyPrice: async () => '29.99',
    supportEmail: 'support@example.com',
    today,
    own,
    host,
  }
}
