import { expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createVendors } from './create-vendors.ts'
import { loadVendorPage } from './load-vendor-page.ts'
import { pageInShort, profile, profileInShort, vendors } from './test/setup.ts'

const CATEGORIES: ScriptedAnswer = {
  path: '/vendor/categories/',
  body: [
    { id: 4, title: 'Florists' },
    { id: 10, title: 'Hair & Makeup' },
    { id: 'cafes', title: 'Cafés' },
  ],
}

function listOf(category: string | number): ScriptedAnswer {
  return { path: `/vendor/search-list/?categories=${category}&page=1`, body: { results: vendors(1, 2), count: 2 } }
}

function setup(...script: ScriptedAnswer[]) {
  const all = setupSite({ script })
  return { ...all, seen: () => all.backend.requests.map(({ path }) => path.split('?')[0]) }
}

it.each([
  ['florists', 4],
  ['Florists', 4],
  ['hair-makeup', 10],
  ['Hair & Makeup', 10],
  ['cafes', 'cafes'],
])('loadVendorPage finds the category %j by its slug', async (category, id) => {
  const { ports } = setup(CATEGORIES, listOf(id))
  expect(pageInShort(await loadVendorPage(ports, { category }))).toBe('1 2 (page 1 of 1)')
})

it('a category that is given by its id costs no further request', async () => {
  const { ports, seen } = setup(listOf(4))
  await loadVendorPage(ports, { category: '4' })
  expect(seen()).toEqual(['/vendor/search-list/'])
})

it('the categories are fetched once for several slugs', async () => {
  const { ports, seen } = setup(CATEGORIES, listOf(4), listOf(10))
  await loadVendorPage(ports, { category: 'florists' })
  await loadVendorPage(ports, { category: 'hair-makeup' })
  expect(seen()).toEqual(['/vendor/categories/', '/vendor/search-list/', '/vendor/search-list/'])
})

it('an unknown slug of a category is an error with the nearest slug, logged once, instead of an empty page', async () => {
  const { ports, logged } = setup(CATEGORIES)
  const $page = ports.once(createVendors).page({ category: 'florist' })
  $page.subscribe(() => undefined)
  await settle()
  expect($page.value).toMatchObject({ status: 'failed', error: { code: 'unknown_category' } })
  const mentioned = logged.filter((line) => line.includes('florist'))
  expect(mentioned).toHaveLength(1)
  expect(mentioned[0]).toContain('Did you mean "florists"? Accepted: "florists", "hair-makeup", "cafes".')
})

it('loadVendorPage throws the error of a failed request', async () => {
  const { ports } = setup({ status: 500, always: true })
  await expect(loadVendorPage(ports, { category: 4 })).rejects.toMatchObject({ code: 'internal' })
})

it('a profile opens by the slug of the public page, with one more request, and sends its inquiry by id', async () => {
  const { ports, seen, client, backend } = setup(
    { path: '/vendor/public/wild-ranunculus/', body: { id: 7, slug: 'wild-ranunculus', url: 'https://s.test' } },
    { method: 'GET', path: '/vendor/detail/get/7/', body: profile(7), always: true },
    { method: 'POST', path: '/vendor/detail/get/7/', status: 201, body: {} },
  )
  const seenProfile = ports.once(createVendors).profile('wild-ranunculus')
  seenProfile.$vendor.subscribe(() => undefined)
  await settle()
  expect(profileInShort(seenProfile.$vendor.get())).toBe('Vendor 7')
  expect(seen()).toEqual(['/vendor/public/wild-ranunculus/', '/vendor/detail/get/7/'])
  client.session.signIn({ token: 't1' })
  await settle()
  expect(await seenProfile.inquire()).toBe('sent')
  expect(backend.to('/vendor/public/wild-ranunculus/')).toHaveLength(1)
})

it('a profile with an unknown slug is missing', async () => {
  const { ports } = setup({ path: '/vendor/public/nobody/', status: 404, body: { code: 'not_found', detail: 'No.' } })
  const { $vendor } = ports.once(createVendors).profile('nobody')
  $vendor.subscribe(() => undefined)
  await settle()
  expect($vendor.get()).toEqual({ status: 'missing' })
})
