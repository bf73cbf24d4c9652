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

const vendor = {
  id: 3,
  user: 9,
  business_name: 'Iris & Fern',
  is_first_message: false,
  is_first_invoice: false,
  is_first_file: false,
}

it.each([
  [
    'a field with a wrong type',
    { results: [{ ...vendor, business_name: ['private'] }] },
    'responded to /vendor/search-list/ with invalid data: results[0].business_name is a list, expected text.',
  ],
  ['a missing field', [vendor, { ...vendor, id: undefined }], 'invalid data: [1].id is missing, expected text.'],
  ['an item with a wrong type', { data: { results: ['private'] } }, 'data.results[0] is text, expected an object.'],
])('an invalid response with %s is an error that names the field, and not its value', async (_case, body, reason) => {
  const { client } = setupSite({ script: [{ body }] })
  const result = await client.http.call(vendorListWire.searchVendors, { query: { categories: 4 } })
  const message = result.ok ? '' : result.error.message
  expect(message).toContain(reason)
  expect(message).not.toContain('private')
})

it('an invalid response that is no object is an error that says so', async () => {
  const { client } = setupSite({ script: [{ body: '17' }] })
  const result = await client.http.call('getConfig', {})
  expect(result.ok || result.error.message).toContain('with invalid data: the response is a number, expected an object')
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
