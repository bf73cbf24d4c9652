import { sameId } from '@vowkit/sdk-core/contract'
import type { Check } from '../check.ts'
import { Failure, Skip } from '../outcomes.ts'
import { UNKNOWN_ID } from './ids.ts'

const PAGE_SIZE = 2

export const vendorChecks: Check[] = [
  {
    area: 'vendors',
    title: 'The categories are a list with ids and titles.',
    docs: 'what-clients-rely-on',
    async run({ read }) {
      await read('listCategories')
    },
  },
  {
    area: 'vendors',
    title: 'The search returns vendors with absolute image URLs.',
    docs: 'what-clients-rely-on',
    async run({ vendors }) {
      const relative = (await vendors()).find(({ image }) => image !== '' && !/^(https?|data):/.test(image))
      if (relative)
        throw new Failure(
          `The image of vendor ${relative.id} is \`${relative.image}\`. Send an absolute URL: elements run on other sites.`,
        )
    },
  },
  {
    area: 'vendors',
    title: 'The pages of a search follow each other.',
    docs: 'what-clients-rely-on',
    async run({ read, vendors }) {
      if ((await vendors()).length < 2) throw new Skip('the backend has fewer than two vendors')
      const first = await read('searchVendors', { query: { page: 1, page_size: 1 } })
      const second = await read('searchVendors', { query: { page: 2, page_size: 1 } })
      if (first.results.length !== 1)
        throw new Failure(`A page with \`page_size=1\` has ${first.results.length} vendors instead of 1.`)
      if (first.count < PAGE_SIZE || first.count !== second.count)
        throw new Failure(
          `\`count\` is ${first.count} on page 1 and ${second.count} on page 2. It is the number of vendors on all pages.`,
        )
      if (sameId(first.results[0]?.id, second.results[0]?.id))
        throw new Failure(`Page 1 and page 2 both contain vendor ${first.results[0]?.id}.`)
    },
  },
  {
    area: 'vendors',
    title: 'The search returns the requested ids in their order.',
    docs: 'what-clients-rely-on',
    async run({ read, vendors }) {
      const ids = (await vendors()).slice(0, PAGE_SIZE).map(({ id }) => String(id))
      if (ids.some((id) => !/^\d+$/.test(id))) throw new Skip('the ids of the vendors are no numbers')
      const wanted = ids.reverse()
      const { results } = await read('searchVendors', { query: { ids: wanted.join(',') } })
      const got = results.map(({ id }) => String(id))
      if (got.join() !== wanted.join())
        throw new Failure(
          `\`ids=${wanted}\` returned the vendors ${got.join() || 'of an empty list'} instead of ${wanted}.`,
        )
    },
  },
  {
    area: 'vendors',
    title: 'The search of an unknown category is empty, and no error.',
    docs: 'what-clients-rely-on',
    async run({ read }) {
      const { results } = await read('searchVendors', { query: { categories: UNKNOWN_ID } })
      if (results.length > 0) throw new Failure(`The unknown category ${UNKNOWN_ID} has ${results.length} vendors.`)
    },
  },
  {
    area: 'vendors',
    title: 'A vendor has a profile that strangers can read.',
    docs: 'what-clients-rely-on',
    async run({ read, vendors }) {
      const [vendor] = await vendors()
      const id = vendor?.id ?? ''
      const detail = await read('getVendor', { params: { id } })
      if (!sameId(detail.id, id)) throw new Failure(`The profile of vendor ${id} has the id ${detail.id}.`)
      if (detail.inquiry || detail.is_favorited)
        throw new Failure(
          `The profile of vendor ${id} has \`inquiry\` or \`is_favorited\` for a stranger. Both must be false.`,
        )
    },
  },
  {
    area: 'vendors',
    title: 'A category states how it can be sorted and filtered.',
    docs: 'what-clients-rely-on',
    async run({ read }) {
      const [category] = await read('listCategories')
      if (!category) throw new Skip('the backend has no categories')
      await read('getSearchOptions', { query: { categories: category.id } })
    },
  },
]
