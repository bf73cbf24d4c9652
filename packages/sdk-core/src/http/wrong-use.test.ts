import { expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { vendorListWire } from '../contract/vendors/list-wire.ts'
import type { CallRef } from './http.ts'

const HTML = '<!doctype html><title>Shop</title>'

it('a web page in place of a list is an invalid response that names the host', async () => {
  const { client } = setupSite({ script: [{ status: 200, body: HTML }] })
  const result = await client.http.call(vendorListWire.searchVendors, { query: { categories: 4 } })
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_response', status: 200 } })
  expect(result.ok || result.error.message).toBe(
    'https://api.test responded to /vendor/search-list/ with a web page instead of JSON. ' +
      'See docs/troubleshooting.md#invalid_response',
  )
})

it('a failed connection names the host', async () => {
  const { client } = setupSite({ script: [{ fault: 'refuse', always: true }] })
  const result = await client.http.call(
    { ...vendorListWire.markFavourite, auth: 'none' },
    { params: { id: 1 }, body: {} },
  )
  expect(result).toMatchObject({ error: { code: 'network', message: 'https://api.test could not be reached.' } })
})

it.each([
  ['getConfg', 'The call is "getConfg". Did you mean "getConfig"?'],
  ['getDashboard', 'a wire such as coupleWire.getDashboard'],
  ['toString', 'The call is "toString".'],
])('the unknown call name %s is an error that helps to find the call, and sends no request', async (name, text) => {
  const { client, backend } = setupSite({ script: [] })
  const result = await client.http.call(name as CallRef, {})
  expect(result).toMatchObject({ ok: false, status: 0, error: { code: 'unknown_call' } })
  expect(result.ok || result.error.message).toContain(text)
  expect(backend.requests).toEqual([])
})
