import { expect, it } from 'vitest'
import type { Catalogue, VendorFact, VendorSearch } from './catalogue.ts'
import { reply } from './reply.ts'

const vendor = (id: number, name: string, categories: string, location: string, fromPrice: number): VendorFact => ({
  ...{ id, name, categories, location, fromPrice },
  rating: 4.8,
  reviews: 4,
  deal: null,
})
const VENDORS = [
  vendor(3, 'Wild Ranunculus', 'Florists', 'Sebastopol, California', 395),
  vendor(4, 'Stem & Cinder', 'Florists', 'Oakland, California', 900),
  vendor(9, 'The Brass Verandah', 'DJs & Bands', 'Oakland, California', 1800),
]
const CATEGORIES = [
  { id: 1, title: 'Florists', vendors: 2 },
  { id: 2, title: 'DJs & Bands', vendors: 1 },
]

/** Creates a catalogue of test vendors that records every search. */
function setup() {
  const searches: VendorSearch[] = []
  const catalogue: Catalogue = {
    categories: async () => CATEGORIES,
    places: async () => ['Oakland', 'Sebastopol'],
    async search(search) {
      searches.push(search)
      const titles = CATEGORIES.filter(({ id }) => search.categoryIds?.includes(id)).map(({ title }) => title)
      return VENDORS.filter(
        ({ categories, location, fromPrice }) =>
          (!search.categoryIds?.length || titles.includes(categories)) &&
          (!search.places || search.places.some((place) => location.startsWith(place))) &&
          (fromPrice ?? 0) <= (search.maxPrice ?? Number.POSITIVE_INFINITY) &&
          !search.words,
      ).slice(0, search.limit)
    },
    named: async () => [],
    vendor: async () => null,
    packs: async () => [],
    supportEmail: undefined,
    today: '2027-01-01',
    own: null,
  }
  const ask = (message: string, acceptLanguage = '') =>
    reply({ message, history: [], vendorId: null, acceptLanguage }, catalogue)
  return { ask, searches }
}

it('reply searches for vendors by the category, place and price in the question', async () => {
  const { ask, searches } = setup()
  expect(await ask('a DJ in Oakland under 2k')).toContain('**The Brass Verandah**')
  expect(searches[0]).toMatchObject({ categoryIds: [2], places: ['Oakland'], maxPrice: 2000 })
})

it('reply links each vendor to the vendor’s profile', async () => {
  const { ask } = setup()
  expect(await ask('florists')).toMatch(/\*\*Wild Ranunculus\*\*.*\[View Profile\]\(\/dashboard\/vendor-detail\/3\)/)
})

it('reply states that no vendor matches before it lists partial matches', async () => {
  const { ask } = setup()
  expect(await ask('florists in Oakland under $500')).toMatch(
    /^I found nothing for \*\*Florists\*\* in Oakland under \$500\./,
  )
})

it('reply uses the language of the question and falls back to the browser language', async () => {
  const { ask } = setup()
  expect(await ask('¿hay floristas en Oakland?')).toContain('**floristas** en Oakland')
  expect(await ask('Oakland', 'es')).toContain('Oakland')
  expect(await ask('thank you', 'es')).not.toContain('De nada')
})

it('reply returns the same text each time for the same question', async () => {
  const { ask } = setup()
  expect(await ask('florists')).toBe(await ask('florists'))
})
