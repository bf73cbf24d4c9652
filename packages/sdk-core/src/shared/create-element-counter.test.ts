import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform } from '../testing/index.ts'
import { createElementCounter } from './create-element-counter.ts'

const place = { element: 'vision-generator', partner: 'Fennel', vendorId: '7' }

function setup() {
  const platform = fakePlatform()
  const { ports } = createClient({ apiHost: 'https://api.test/', platform })
  return { count: ports.once(createElementCounter), sent: platform.beacons, requests: platform.backend.requests }
}

it('the element counter sends each event once for an element, a partner and a vendor', () => {
  const { count, sent, requests } = setup()
  for (const event of ['view', 'view', 'draft', 'draft'] as const) count(event, { ...place })
  count('view', { ...place, element: 'wedding-assistant', partner: undefined })
  const url = 'https://api.test/elements/count/'
  const fields = { element: 'vision-generator', vendor_id: '7', partner: 'Fennel' }
  expect(sent).toEqual([
    { url, fields: { ...fields, event: 'view' } },
    { url, fields: { ...fields, event: 'draft' } },
    { url, fields: { event: 'view', element: 'wedding-assistant', vendor_id: '7' } },
  ])
  expect(requests).toEqual([])
})

it('the element counter sends the partner of a page without a vendor', () => {
  const { count, sent } = setup()
  count('view', { ...place, vendorId: undefined })
  expect(sent).toMatchObject([{ fields: { event: 'view', element: 'vision-generator', partner: 'Fennel' } }])
})

it.each([{ vendorId: undefined, partner: undefined }, { vendorId: '', partner: '' }, { element: undefined }])(
  'the element counter sends nothing with %j',
  (missing) => {
    const { count, sent } = setup()
    count('view', { ...place, ...missing })
    expect(sent).toEqual([])
  },
)
