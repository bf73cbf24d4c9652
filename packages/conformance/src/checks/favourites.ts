import { sameId } from '@vowkit/sdk-core/contract'
import type { Check } from '../check.ts'
import { expectError } from '../expect/expect-answer.ts'
import { Failure } from '../outcomes.ts'

export const favouriteChecks: Check[] = [
  {
    area: 'favourites',
    title: 'A stranger cannot save a vendor.',
    docs: 'what-clients-rely-on',
    async run({ sendCall, vendors }) {
      const [vendor] = await vendors()
      expectError(await sendCall('markFavourite', { params: { id: vendor?.id ?? '' }, json: {} }), 401)
    },
  },
  {
    area: 'favourites',
    title: 'A vendor is saved by the first call and removed by the second.',
    docs: 'what-clients-rely-on',
    async run({ read, session, vendors, note }) {
      const { token } = session()
      const [vendor] = await vendors()
      const id = vendor?.id ?? ''
      const isListed = async () =>
        (await read('listFavourites', { token })).results.some((saved) => sameId(saved.id, id))
      const toggle = async () => (await read('markFavourite', { token, params: { id }, json: {} })).is_favorited
      const before = await isListed()
      const marked = await toggle()
      const between = await isListed()
      const unmarked = await toggle()
      if (between === before || (await isListed()) !== before)
        throw new Failure(
          `Two calls for vendor ${id} must change its place in the list of saved vendors and change it back.`,
        )
      if (marked === undefined) note('The response has no `is_favorited`, so clients assume that the call has worked.')
      else if (marked !== between || unmarked !== before)
        throw new Failure(`\`is_favorited\` of vendor ${id} does not match the list of saved vendors.`)
    },
  },
]
