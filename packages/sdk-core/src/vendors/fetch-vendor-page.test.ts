import { expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { settle } from '../testing/index.ts'
import { createVendors } from './create-vendors.ts'
import { fetchVendorPage } from './fetch-vendor-page.ts'
import { pageInShort, vendors } from './test/setup.ts'

const body = { results: vendors(1, 3), count: 5, page_size: 3 }

function fakeFetch(answer: { ok?: boolean; status?: number; body?: unknown }) {
  const urls: string[] = []
  const fetch = async (url: string) => {
    urls.push(url)
    return { ok: true, status: 200, json: async () => answer.body, ...answer }
  }
  return { fetch, urls }
}

it('fetchVendorPage fetches the first page of a category without a client', async () => {
  const { fetch, urls } = fakeFetch({ body })
  const page = await fetchVendorPage({ apiHost: 'https://api.test', query: { category: 4, pageSize: 3 }, fetch })
  expect(urls).toEqual(['https://api.test/vendor/search-list/?categories=4&page=1&page_size=3'])
  expect(pageInShort(page)).toBe('1 2 3 (page 1 of 2)')
})

it('fetchVendorPage throws when the backend responds with an error', async () => {
  const { fetch } = fakeFetch({ ok: false, status: 503 })
  const page = fetchVendorPage({ apiHost: 'https://api.test', query: { ids: [1] }, fetch })
  await expect(page).rejects.toThrow('HTTP 503')
})

it('provide() shows a page to the first subscriber without a request, and a later mount fetches the page', async () => {
  const { ports, backend } = setupSite({ script: [{ path: '/vendor/search-list/?categories=4&page=1', body }] })
  const lists = ports.once(createVendors)
  const { fetch } = fakeFetch({ body })
  lists.provide({ category: 4 }, await fetchVendorPage({ apiHost: '', query: { category: 4 }, fetch }))
  const shown: string[] = []
  lists.page({ category: 4 }).subscribe((state) => void shown.push(pageInShort(state)))
  await settle()
  expect(shown).toEqual(['1 2 3 (page 1 of 2)'])
  expect(backend.requests).toEqual([])
})
