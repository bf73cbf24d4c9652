import { cleanStores } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { setupMaya, setupSite } from '../account/test/setup.ts'
import type { ScriptedAnswer } from '../testing/index.ts'
import { settle } from '../testing/index.ts'
import { createVendors } from './create-vendors.ts'
import { pageInShort, vendor, vendors } from './test/setup.ts'
import type { VendorListName, VendorQuery } from './vendors.ts'

const FLORISTS = '/vendor/search-list/?categories=4&page=1'
const noor = { token: 'n', email: 'noor@example.com' }

function setup(script: ScriptedAnswer[] = [], make = setupSite) {
  const all = make({ script, address: 'https://site.test/dashboard/search' })
  const vendors = all.ports.once(createVendors)
  /** Subscribes to a page and collects a one-line summary of each state. */
  function watch(query: VendorQuery) {
    const shown: string[] = []
    const stop = vendors.page(query).subscribe((state) => void shown.push(pageInShort(state)))
    return { shown, stop, $page: vendors.page(query) }
  }
  return { ...all, vendors, watch, session: all.client.session }
}

async function firstPage(query: VendorQuery, ...script: ScriptedAnswer[]) {
  const { watch, backend, logged } = setup(script, setupMaya)
  const { shown } = watch(query)
  await settle()
  return { shown: shown.at(-1), asked: backend.requests.map(({ path }) => path), logged }
}

describe('vendors.page', () => {
  it('fetches a page once for all subscribers, when the first one subscribes', async () => {
    const {
      watch,
      backend,
      vendors: all,
    } = setup([{ path: FLORISTS, body: { results: vendors(1, 3), count: 5, page_size: 3 } }])
    expect(all.page({ category: 4 })).toBe(all.page({ category: '4', page: 1 }))
    await settle()
    expect(backend.requests).toEqual([])
    const { shown } = watch({ category: 4 })
    watch({ category: 4 })
    await settle()
    expect(backend.to(FLORISTS)).toHaveLength(1)
    expect(shown).toEqual(['loading', '1 2 3 (page 1 of 2)'])
  })

  it('shows the cached page when a subscriber returns, and refetches the page', async () => {
    const { watch } = setup([
      { path: FLORISTS, body: { results: vendors(1, 1), count: 1 } },
      { path: FLORISTS, body: { results: vendors(2, 2), count: 1 } },
    ])
    const first = watch({ category: 4 })
    await settle()
    first.stop()
    cleanStores(first.$page)
    const second = watch({ category: 4 })
    await settle()
    expect(second.shown).toEqual(['1 (page 1 of 1)', '2 (page 1 of 1)'])
  })

  it('aborts the request when the last subscriber unsubscribes', async () => {
    const { watch, backend, logged } = setup([{ path: FLORISTS, fault: 'hang' }])
    const { $page, shown } = watch({ category: 4 })
    await settle()
    cleanStores($page)
    await settle()
    expect(backend.requests[0]?.signal.aborted).toBe(true)
    expect(shown).toEqual(['loading'])
    expect(logged).toEqual([])
  })

  it('reports a failure only if no fetch has succeeded, and reports loading during a retry', async () => {
    const {
      watch,
      vendors: all,
      logged,
    } = setup([
      { path: FLORISTS, status: 500 },
      { path: FLORISTS, body: [vendor(1)] },
      { path: FLORISTS, status: 500 },
    ])
    const { shown } = watch({ category: 4 })
    await settle()
    await all.refresh({ category: 4 })
    await all.refresh({ category: 4 })
    expect(shown).toEqual(['loading', 'failed', 'loading', '1 (page 1 of 1)'])
    expect(logged).toEqual(['/vendor/search-list/ failed.', '/vendor/search-list/ failed.'])
  })

  it('reports a failure after an invalid response', async () => {
    const { shown } = await firstPage({ category: 4 }, { path: FLORISTS, body: { results: [{ id: null }] } })
    expect(shown).toBe('failed')
  })

  it('stops all requests when the client is destroyed', async () => {
    const { watch, client, backend } = setup([{ path: FLORISTS, fault: 'hang' }])
    watch({ category: 4 })
    await settle()
    client.destroy()
    expect(backend.requests[0]?.signal.aborted).toBe(true)
  })
})

describe('vendors.page: envelopes', () => {
  const list = vendors(1, 2)
  it.each([
    ['an array', list],
    ['results', { results: list }],
    ['data', { data: list }],
    ['results in data', { data: { results: list, count: 2 } }],
    ['results with a count', { count: 2, results: list }],
  ])('accepts a list in the envelope: %s', async (_shape, body) => {
    expect((await firstPage({ category: 4 }, { path: FLORISTS, body })).shown).toBe('1 2 (page 1 of 1)')
    for (const list of ['favourites', 'active', 'in-person', 'booked'] as const)
      expect((await firstPage({ list }, { body })).shown).toBe('1 2 (page 1 of 1)')
  })

  it('accepts an empty page and a response without a list', async () => {
    for (const body of [[], {}, { results: [], count: 0 }, { data: { results: [] } }])
      expect((await firstPage({ category: 4 }, { path: FLORISTS, body })).shown).toBe('(page 1 of 1)')
  })
})

describe('vendors.page: number of pages', () => {
  const second = '/vendor/search-list/?categories=4&page=2'

  it.each([
    ['from the page size in the response', { count: 25, page_size: 12 }, 3],
    ['from the length of the first page without a page size', { count: 25 }, 9],
    ['as one when the first page has all vendors', { count: 3 }, 1],
    ['as one when the count is smaller than the page', { count: 1 }, 1],
  ])('calculates the number of pages %s', async (_how, rest, pages) => {
    const answer = { path: FLORISTS, body: { results: vendors(1, 3), ...rest } }
    expect((await firstPage({ category: 4 }, answer)).shown).toBe(`1 2 3 (page 1 of ${pages})`)
  })

  it('also fetches the first page if the response of a later page has no page size', async () => {
    const answers = [
      { path: second, body: { results: vendors(4, 4), count: 4 } },
      { path: FLORISTS, body: { results: vendors(1, 3), count: 4 } },
    ]
    const { shown, asked } = await firstPage({ category: 4, page: 2 }, ...answers)
    expect(shown).toBe('4 (page 2 of 2)')
    expect(asked).toEqual([second, FLORISTS])
  })

  it('calculates the number of pages from the length of any page that has a next page', async () => {
    const next = 'https://api.test/vendor/search-list/?categories=4&page=3'
    const answer = { path: second, body: { results: vendors(4, 6), count: 8, next, previous: FLORISTS } }
    const { shown, asked } = await firstPage({ category: 4, page: 2 }, answer)
    expect(shown).toBe('4 5 6 (page 2 of 3)')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['empty', { body: { results: [], count: 5, page_size: 3 } }],
    ['a 404', { status: 404 }],
  ])('calculates the number of pages for a page beyond the last, whose response is %s', async (_what, answer) => {
    const beyond = '/vendor/search-list/?categories=4&page=9'
    const first = { path: FLORISTS, body: { results: vendors(1, 3), count: 5, page_size: 3 } }
    const { shown } = await firstPage({ category: 4, page: 9 }, { path: beyond, ...answer }, first)
    expect(shown).toBe('(page 9 of 2)')
  })

  it('limits a page number that is too large to the maximum', async () => {
    for (const page of [1e9, 1e21, Number.POSITIVE_INFINITY]) {
      const farthest = { path: '/vendor/search-list/?categories=4&page=999999999', body: { results: [], count: 5 } }
      const first = { path: FLORISTS, body: { results: vendors(1, 3), count: 5, page_size: 3 } }
      expect((await firstPage({ category: 4, page }, farthest, first)).shown).toBe('(page 999999999 of 2)')
    }
  })

  it('treats an invalid page number as the first page', async () => {
    for (const page of [0, -1, Number.NaN])
      expect((await firstPage({ category: 4, page }, { path: FLORISTS, body: [] })).shown).toBe('(page 1 of 1)')
  })
})

describe('vendors.page by ids', () => {
  it('fetches the vendors in one call, without duplicate and invalid ids', async () => {
    const path = '/vendor/search-list/?ids=3%2C14%2C15&page=1&page_size=2'
    const { asked, shown } = await firstPage(
      { ids: ['3', 14, 'x', '', 3, '1e9', 15, -1], pageSize: 2 },
      { path, body: { results: [vendor(3), vendor(14)], count: 3, page_size: 2 } },
    )
    expect(asked).toEqual([path])
    expect(shown).toBe('3 14 (page 1 of 2)')
  })

  it('sends no request without a valid id, and at most a hundred ids', async () => {
    expect(await firstPage({ ids: ['undefined'] })).toMatchObject({ shown: '(page 1 of 1)', asked: [] })
    const { asked } = await firstPage({ ids: Array.from({ length: 150 }, (_, index) => index) })
    expect(asked[0]?.split('%2C')).toHaveLength(100)
  })
})

it('vendors.page is empty for the id of an unknown category', async () => {
  const answer = { body: { results: [], count: 0, page_size: 12 } }
  expect((await firstPage({ category: 4711 }, answer)).shown).toBe('(page 1 of 1)')
})

it.each(['undefined', '', 'flowers'])('vendors.page fails for the unknown slug %j', async (category) => {
  const { shown, asked } = await firstPage({ category }, { body: [{ id: 4, title: 'Florists' }] })
  expect(shown).toBe('failed')
  expect(asked).toEqual(['/vendor/categories/'])
})

describe('vendors.page of a couple’s list', () => {
  const PATHS: [VendorListName, string][] = [
    ['favourites', '/vendor/favourite-list/'],
    ['active', '/vendor/active/'],
    ['in-person', '/vendor/in-person-list/'],
    ['booked', '/vendor/booked/'],
  ]

  it.each(PATHS)('fetches the list %s from its own path', async (list, path) => {
    const { shown, asked } = await firstPage({ list }, { path, body: vendors(1, 2) })
    expect({ shown, asked }).toEqual({ shown: '1 2 (page 1 of 1)', asked: [path] })
  })

  it('splits a complete list into pages', async () => {
    const answer = { body: vendors(1, 5) }
    expect((await firstPage({ list: 'booked', pageSize: 2, page: 3 }, answer)).shown).toBe('5 (page 3 of 3)')
    expect((await firstPage({ list: 'booked', pageSize: 2, page: 4 }, answer)).shown).toBe('(page 4 of 3)')
    expect((await firstPage({ list: 'booked', page: 2 }, answer)).shown).toBe('(page 2 of 1)')
  })

  it('follows links to the next part of the favourites only on the documented path', async () => {
    const path = '/vendor/favourite-list/'
    const { shown, asked } = await firstPage(
      { list: 'favourites' },
      { path, body: { count: 3, next: 'https://elsewhere.test/v2/saved?cursor=a%2Fb', results: vendors(1, 2) } },
      { path: `${path}?cursor=a%2Fb`, body: { count: 3, next: null, results: vendors(3, 3) } },
    )
    expect(shown).toBe('1 2 3 (page 1 of 1)')
    expect(asked).toEqual([path, `${path}?cursor=a%2Fb`])
  })

  it.each([
    ['favourites', '/vendor/favourite-list/', (results: object[]) => ({ count: 150, results })],
    ['booked', '/vendor/booked/', (results: object[]) => results],
  ] as const)('fetches the whole list of %s, page by page', async (list, path, toBody) => {
    const { shown, asked } = await firstPage(
      { list, pageSize: 2, page: 75 },
      { path, body: toBody(vendors(1, 100)) },
      { path: `${path}?before=100`, body: toBody(vendors(101, 150)) },
    )
    expect(shown).toBe('149 150 (page 75 of 75)')
    expect(asked).toEqual([path, `${path}?before=100`])
  })

  it('shows each vendor once if the backend has no pages', async () => {
    const path = '/vendor/active/'
    const { shown, asked } = await firstPage(
      { list: 'active', pageSize: 100, page: 2 },
      { path, body: vendors(1, 101) },
      { path: `${path}?before=101`, body: vendors(1, 101) },
    )
    expect(shown).toBe('101 (page 2 of 2)')
    expect(asked).toHaveLength(2)
  })

  it('stops following links to the next part of the favourites after a maximum', async () => {
    const body = { count: 9, next: '?page=2', results: vendors(1, 1) }
    const { watch, backend } = setup([{ body, always: true }], setupMaya)
    const { shown } = watch({ list: 'favourites' })
    await vi.waitFor(() => expect(shown.at(-1)).not.toBe('loading'))
    expect(backend.requests).toHaveLength(50)
  })

  it('reports "signed-out" and sends no request without a session', async () => {
    const { watch, backend, navigation } = setup()
    const { shown } = watch({ list: 'active' })
    await settle()
    expect(shown.at(-1)).toBe('signed-out')
    expect(backend.requests).toEqual([])
    expect(navigation.visited).toEqual([])
  })

  it('fetches the list after a sign-in and clears it at sign-out', async () => {
    const { watch, session } = setup([
      { path: '/vendor/active/', body: vendors(1, 1) },
      { path: '/auth/logout/', body: {} },
    ])
    const { shown } = watch({ list: 'active' })
    session.signIn({ token: 'm', email: 'maya@example.com' })
    await settle()
    await session.signOut()
    expect(shown).toEqual(['signed-out', 'loading', '1 (page 1 of 1)', 'loading', 'signed-out'])
  })

  it('reports "signed-out" when the token has expired', async () => {
    const { watch } = setup([{ path: '/vendor/active/', status: 401 }], setupMaya)
    const { shown } = watch({ list: 'active' })
    await settle()
    expect(shown.at(-1)).toBe('signed-out')
  })

  it('shows the next account no list of the previous account, even if a response arrives late', async () => {
    const { watch, session } = setup(
      [
        { path: '/vendor/active/', body: vendors(1, 1) },
        { path: '/vendor/booked/', fault: 'hang' },
        { path: '/vendor/active/', body: vendors(2, 2) },
        { path: '/vendor/booked/', body: vendors(3, 3) },
      ],
      setupMaya,
    )
    const active = watch({ list: 'active' })
    const booked = watch({ list: 'booked' })
    await settle()
    session.signIn(noor)
    expect([active.shown.at(-1), booked.shown.at(-1)]).toEqual(['loading', 'loading'])
    await settle()
    expect([active.shown.at(-1), booked.shown.at(-1)]).toEqual(['2 (page 1 of 1)', '3 (page 1 of 1)'])
  })
})

describe('vendors.page: public page', () => {
  const mine = { is_favorited: true, is_first_message: true }

  it('keeps the page without personal data at sign-out, and refetches it', async () => {
    const { watch, session, backend } = setup(
      [
        { path: FLORISTS, body: [vendor(1, mine)] },
        { path: '/auth/logout/', body: {} },
        { path: FLORISTS, body: [vendor(1)] },
      ],
      setupMaya,
    )
    const { shown, $page } = watch({ category: 4 })
    await settle()
    await session.signOut()
    expect(shown).not.toContain('signed-out')
    expect(shown.at(-1)).toBe('1 (page 1 of 1)')
    expect($page.get()).toMatchObject({ vendors: [{ is_first_message: false }] })
    await settle()
    expect(backend.to(FLORISTS).map(({ headers }) => headers.Authorization)).toEqual(['Token m', undefined])
  })

  it('shows no personal data of the previous account when the page is opened again', async () => {
    const { watch, session } = setup([{ path: FLORISTS, body: [vendor(1, mine)] }], setupMaya)
    const first = watch({ category: 4 })
    await settle()
    first.stop()
    cleanStores(first.$page)
    session.signIn(noor)
    expect(watch({ category: 4 }).shown).toEqual(['1 (page 1 of 1)'])
  })

  it('refetches the page after a sign-in', async () => {
    const { watch, session } = setup([
      { path: FLORISTS, body: [vendor(1)] },
      { path: FLORISTS, body: [vendor(1, mine)] },
    ])
    const { shown } = watch({ category: 4 })
    await settle()
    session.signIn(noor)
    await settle()
    expect(shown.at(-1)).toBe('1♥ (page 1 of 1)')
  })
})
