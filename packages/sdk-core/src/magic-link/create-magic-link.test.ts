import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { setupMaya, setupSite } from '../account/test/setup.ts'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, fakeStorage, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createMagicLink } from './create-magic-link.ts'
import type { MagicLinkView, RecommendedState } from './magic-link.ts'

const address = 'https://site.test/magic-link/demo/?page=1#top'
const linkPath = '/auth/magic-link/demo/'
const pagePath = (page: number, size = 5) => `/auth/vendors/magic-link/demo/?page=${page}&page_size=${size}`
const link = (more: object = {}): ScriptedAnswer => ({
  path: linkPath,
  body: { is_active: true, access_link: '/login', categories: [{ id: 4, title: 'Florists' }], ...more },
})
const page = (number: number, more: { count?: number; token?: string } = {}): ScriptedAnswer => ({
  path: pagePath(number),
  body: { count: more.count ?? 12, data: { results: [{ id: number, business_name: 'A' }], token: more.token } },
})

function inShort(state: RecommendedState): string {
  if (state.status !== 'ready') return state.status
  const marks = [state.isBusy && 'busy', state.hasFailed && 'failed'].filter(Boolean).join()
  return `${state.vendors.map(({ id }) => id)} (${state.page}/${state.pages}) ${marks}`.trim()
}

function watch(view: MagicLinkView) {
  const links: string[] = []
  const pages: string[] = []
  view.$link.subscribe(({ status }) => void links.push(status))
  view.$vendors.subscribe((state) => void pages.push(inShort(state)))
  return { links, pages }
}

async function opened(script: ScriptedAnswer[], { make = setupSite, storage = fakeStorage() } = {}) {
  const all = make({ script, address, storage })
  const view = createMagicLink(all.ports, 'demo')
  const seen = watch(view)
  await settle()
  return { ...all, ...seen, view, session: all.client.session }
}

describe('createMagicLink', () => {
  it('fetches the link and its vendors once for all subscribers, when the first one subscribes', async () => {
    const { ports, backend } = setupSite({ script: [link(), page(1)], address })
    const view = createMagicLink(ports, 'demo')
    await settle()
    expect(backend.requests).toEqual([])
    watch(view)
    const { links, pages } = watch(view)
    await settle()
    expect(backend.requests.map(({ path }) => path)).toEqual([linkPath, pagePath(1)])
    expect(links).toEqual(['loading', 'active'])
    expect(pages).toEqual(['loading', '1 (1/3)'])
  })

  it.each([true, false])('fetches the vendors of a link whose active flag is %s', async (is_active) => {
    const { links, pages } = await opened([link({ is_active }), page(1)])
    expect([links.at(-1), pages.at(-1)]).toEqual([is_active ? 'active' : 'inactive', '1 (1/3)'])
  })

  it.each<[string, ScriptedAnswer, string]>([
    ['404', { status: 404 }, 'missing'],
    ['400', { status: 400 }, 'invalid'],
    ['401', { status: 401 }, 'invalid'],
    ['410', { status: 410 }, 'invalid'],
    ['an invalid body', { body: [] }, 'invalid'],
    ['missing', { fault: 'hang' }, 'invalid'],
  ])('shows no vendors when the link’s response is %s', async (_what, answer, status) => {
    const { links, pages, session, clock } = await opened([{ path: linkPath, ...answer }, page(1, { token: 'magic' })])
    await clock.advance(120_000)
    expect(links.at(-1)).toBe(status)
    expect([pages, session.token()]).toEqual([['loading'], null])
  })

  it.each<[string, ScriptedAnswer, boolean]>([
    ['a failed response', { status: 500 }, false],
    ['no response', { fault: 'hang' }, true],
  ])('sets `isUnanswered` only if there is no response: %s', async (_what, answer, isUnanswered) => {
    const { view, clock } = await opened([{ path: linkPath, ...answer, always: true }])
    await clock.advance(120_000)
    expect(view.$link.get()).toEqual({ status: 'invalid', isUnanswered })
  })

  it.each([
    ['/login?a=1', 'https://site.test/login?a=1'],
    ['https://site.test/login', 'https://site.test/login'],
    ['https://elsewhere.test/in?x=1', 'https://elsewhere.test/in?x=1'],
    ['javascript:alert(1)', null],
    ['//evil.test', 'https://site.test//evil.test'],
    ['http://elsewhere.test/', null],
    ['', null],
  ])('converts the access link %j to %j', async (access_link, accessLink) => {
    const { view } = await opened([link({ access_link }), page(1)])
    expect(view.$link.get()).toMatchObject({ accessLink, categories: [{ id: 4, title: 'Florists' }] })
  })

  it('returns null as the access link if the link opens a site path on an embedding page', async () => {
    const platform = fakePlatform({ script: [link(), page(1)] })
    const client = createClient({ apiHost: 'https://api.test', platform })
    const view = createMagicLink(client.ports, 'demo')
    watch(view)
    await settle()
    expect(view.$link.get()).toMatchObject({ accessLink: null })
  })

  it.each<[string, ScriptedAnswer]>([
    ['before', { path: linkPath, status: 503, headers: { 'Retry-After': '1' } }],
    ['after', { path: pagePath(1), status: 503, headers: { 'Retry-After': '1' } }],
  ])('shows the vendors even if the vendors response arrives %s the link response', async (_when, late) => {
    const { clock, links, pages, view } = await opened([late, link(), page(1)])
    const early = [links.at(-1), pages.at(-1)]
    view.open(1)
    await clock.advance(10_000)
    expect([early, links.at(-1), pages]).toEqual([
      [late.path === linkPath ? 'loading' : 'active', 'loading'],
      'active',
      ['loading', '1 (1/3)'],
    ])
  })

  it('refetches a failed link on retry', async () => {
    const { view, links, pages } = await opened([{ path: linkPath, status: 500 }, page(1), link(), page(1)])
    view.retry()
    await settle()
    expect(links).toEqual(['loading', 'invalid', 'loading', 'active'])
    expect(pages.at(-1)).toBe('1 (1/3)')
  })

  it('sends the requests of the link without a token, and never redirects to the login page', async () => {
    const { backend, navigation, session } = await opened([{ path: linkPath, status: 401 }], { make: setupMaya })
    expect(backend.requests[0]?.headers.Authorization).toBeUndefined()
    expect(navigation.visited).toEqual([])
    expect(session.token()).toBe('m')
  })

  it('does not refetch the link when a subscriber returns', async () => {
    const { view, backend } = await opened([link(), page(1), page(1)])
    cleanStores(view.$vendors, view.$link)
    expect(watch(view)).toEqual({ links: ['active'], pages: ['1 (1/3) busy'] })
    await settle()
    expect(backend.to(linkPath)).toHaveLength(1)
  })

  it('aborts the request when the last subscriber unsubscribes', async () => {
    const { view, backend } = await opened([{ path: linkPath, fault: 'hang' }])
    cleanStores(view.$vendors, view.$link)
    expect(backend.requests[0]?.signal.aborted).toBe(true)
  })
})

describe('createMagicLink: vendors', () => {
  function openEmbedded(storage: ReturnType<typeof fakeStorage>, options: { page?: number } = {}) {
    const platform = { ...fakePlatform({ script: [link(), page(1), page(2), page(3)] }), storage }
    const client = createClient({ apiHost: 'https://api.test', platform })
    const view = createMagicLink(client.ports, 'demo', options)
    return { ...watch(view), view, backend: platform.backend }
  }

  it('opens the visitor’s page of vendors again after an embedding page reloads', async () => {
    const storage = fakeStorage()
    const before = openEmbedded(storage)
    await settle()
    before.view.open(2)
    await settle()
    const after = openEmbedded(storage)
    await settle()
    expect(after.backend.to(pagePath(1))).toEqual([])
    expect(after.pages.at(-1)).toBe('2 (2/3)')
  })

  it('opens another first page of vendors, although the visitor has opened a page before', async () => {
    const storage = fakeStorage()
    openEmbedded(storage).view.open(2)
    const { pages } = openEmbedded(storage, { page: 3 })
    await settle()
    expect(pages.at(-1)).toBe('3 (3/3)')
  })

  it('opens the first page of vendors on our own site, whose URL contains the page', async () => {
    const { view, storage } = await opened([link(), page(1), page(2)])
    view.open(2)
    await settle()
    const { pages } = await opened([link(), page(1)], { storage })
    expect(pages.at(-1)).toBe('1 (1/3)')
  })

  it('keeps the current page of vendors while another page loads', async () => {
    const { view, pages } = await opened([link(), page(1), page(2)])
    view.open(2)
    await settle()
    expect(pages).toEqual(['loading', '1 (1/3)', '1 (1/3) busy', '2 (2/3)'])
  })

  it('keeps the current page of vendors when another page fails, until a retry succeeds', async () => {
    const { view, pages, logged } = await opened([link(), page(1), { path: pagePath(2), status: 500 }, page(2)])
    view.open(2)
    await settle()
    expect(pages.at(-1)).toBe('1 (1/3) failed')
    expect(logged).toEqual(['/auth/vendors/magic-link/{code}/ failed.'])
    view.retry()
    await settle()
    expect(pages.at(-1)).toBe('2 (2/3)')
  })

  it('reports the vendors as failed when the first page fails, until a retry succeeds', async () => {
    const { view, pages } = await opened([link(), { path: pagePath(1), status: 500 }, page(1)])
    expect(pages.at(-1)).toBe('failed')
    view.retry()
    await settle()
    expect(pages.slice(-2)).toEqual(['loading', '1 (1/3)'])
  })

  it('shows only the vendors of the page that was requested last', async () => {
    const { view, pages, backend } = await opened([link(), page(1), { path: pagePath(2), fault: 'hang' }, page(3)])
    view.open(2)
    await settle()
    view.open(3)
    await settle()
    expect(pages.filter((shown) => shown.endsWith('failed'))).toEqual([])
    expect(pages.at(-1)).toBe('3 (3/3)')
    expect(backend.to(pagePath(2))[0]?.signal.aborted).toBe(true)
  })

  it('sends one request when a page is opened twice, and none when the current page is opened', async () => {
    const { view, backend } = await opened([link(), page(1), { path: pagePath(2), fault: 'hang' }])
    for (const wanted of [1, 2, 2]) {
      view.open(wanted)
      await settle()
    }
    expect([backend.to(pagePath(1)).length, backend.to(pagePath(2)).length]).toEqual([1, 1])
    expect(backend.to(pagePath(2))[0]?.signal.aborted).toBe(false)
  })

  it('ignores a page number below the first page or above the last page', async () => {
    const { view, backend } = await opened([link(), page(1)])
    for (const wanted of [0, -1, 4]) view.open(wanted)
    await settle()
    expect(backend.requests).toHaveLength(2)
  })

  it('starts on the page that was requested before the link loaded, clamped to the last page', async () => {
    const { ports } = setupSite({ script: [link(), page(9), page(3)], address })
    const view = createMagicLink(ports, 'demo')
    view.open(9)
    const { pages } = watch(view)
    await settle()
    expect(pages.at(-1)).toBe('3 (3/3)')
  })

  it('accepts an empty list of vendors and a custom page size', async () => {
    const script = [link(), { path: pagePath(1, 20), body: { count: 0, data: { results: [] } } }]
    const { ports } = setupSite({ script, address })
    const { pages } = watch(createMagicLink(ports, 'demo', { pageSize: 20 }))
    await settle()
    expect(pages.at(-1)).toBe('(1/1)')
  })

  it.each([
    ['an array', [{ id: 1 }]],
    ['results', { count: 12, results: [{ id: 1 }] }],
    ['data', { count: 12, data: [{ id: 1 }] }],
    ['data with a count', { data: { count: 12, results: [{ id: 1 }] } }],
  ])('accepts a list of vendors in the envelope %s', async (shape, body) => {
    const { pages } = await opened([link(), { path: pagePath(1), body }])
    expect(pages.at(-1)).toBe(shape === 'an array' ? '1 (1/1)' : '1 (1/3)')
  })
})

describe('createMagicLink: token', () => {
  const withToken = () => [link(), page(1, { token: 'magic' })]

  it('signs in the recipient with the token and reloads the page', async () => {
    const { session, navigation, view, pages } = await opened(withToken())
    expect(session.token()).toBe('magic')
    expect(view.$isSigningIn.get()).toBe(true)
    expect(navigation.visited).toEqual(['/magic-link/demo/?page=1'])
    expect(pages.at(-1)).toBe('1 (1/3)')
  })

  it('ignores the token when a session exists', async () => {
    const { session, navigation, view } = await opened(withToken(), { make: setupMaya })
    expect([session.token(), navigation.visited, view.$isSigningIn.get()]).toEqual(['m', [], false])
  })

  it('reloads the page once per code of a magic link', async () => {
    const storage = fakeStorage()
    const first = await opened([...withToken(), { path: '/auth/logout/', body: {} }], { storage })
    await first.session.signOut()
    const second = await opened(withToken(), { storage })
    expect(second.session.token()).toBe('magic')
    expect([second.navigation.visited, second.view.$isSigningIn.get()]).toEqual([[], false])
  })

  it.each([
    ['blocked', { isBlocked: true }],
    ['full', { quota: 5 }],
  ])('does not reload the page when storage is %s, to avoid an endless loop', async (_how, options) => {
    const { session, navigation, view } = await opened(withToken(), { storage: fakeStorage(options) })
    expect(session.token()).toBe('magic')
    expect([navigation.visited, view.$isSigningIn.get()]).toEqual([[], false])
  })

  it('does not sign in the recipient on an embedding page', async () => {
    const platform = fakePlatform({ script: withToken() })
    const client = createClient({ apiHost: 'https://api.test', platform })
    const view = createMagicLink(client.ports, 'demo')
    watch(view)
    await settle()
    expect(client.session.token()).toBeNull()
    expect([...platform.storage.values.keys()]).toEqual([])
    expect([platform.navigation.visited, view.$isSigningIn.get()]).toEqual([[], false])
  })

  it('does not sign in when the token is missing or empty', async () => {
    for (const token of [undefined, '']) {
      const { session, navigation } = await opened([link(), page(1, { token })])
      expect([session.token(), navigation.visited]).toEqual([null, []])
    }
  })
})
