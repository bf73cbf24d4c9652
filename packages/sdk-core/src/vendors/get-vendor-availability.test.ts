import { expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { getVendorAvailability } from './get-vendor-availability.ts'

const path = '/vendor/availability/3/?date=2027-06-12'

it('getVendorAvailability resolves to the status of the date, and to "unknown" if the request fails', async () => {
  const script = [
    { path, body: { date: '2027-06-12', status: 'taken' } },
    { path, status: 404, body: {} },
  ]
  const { ports, backend } = setupSite({ script })
  expect(await getVendorAvailability(ports, 3, '2027-06-12')).toBe('taken')
  expect(await getVendorAvailability(ports, 3, '2027-06-12')).toBe('unknown')
  expect(backend.requests.map(({ headers }) => headers.Authorization)).toEqual([undefined, undefined])
})
