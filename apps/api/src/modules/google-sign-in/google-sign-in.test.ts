import { CLOSE_CODES } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { googleStarts } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { type Browser, createBrowser, type Page } from '../../testing/browser.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { type FakeOpenId, startFakeOpenId } from '../../testing/fake-servers/openid.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { googleRules } from './rules.ts'

const PUBLIC = 'http://api.test'
const START = `${PUBLIC}/social_auth/login/google-oauth2/`
const SITE = 'http://localhost:5173'
const PLACE = '/vision-board/new?draft=1'

let peer: FakeOpenId
let api: TestApi
let browser: Browser

beforeAll(async () => {
  peer = await startFakeOpenId(PUBLIC)
  api = await startApi({ ...peer.env, ALLOWED_ORIGINS: 'https://partner.example' })
})
afterAll(async () => {
  await api.stop()
  await peer.stop()
})
beforeEach(() => {
  browser = openBrowser()
})

const openBrowser = () => createBrowser({ [PUBLIC]: api.url, [peer.url]: peer.url })

const start = (query: Record<string, string> = { return_to: PLACE }) =>
  browser.visit(`${START}?${new URLSearchParams(query)}`)

async function signIn(email: string, fields: Record<string, string> = {}): Promise<Page> {
  return browser.submit(await start(), { email, ...fields })
}

/** Returns the callback URL to which Google redirects the browser, without opening it. */
async function wayBack(email: string): Promise<URL> {
  return (await browser.submit(await start(), { email }, '/social_auth/complete/google-oauth2/')).url
}

const failureAt = ({ url }: Page) => [url.origin + url.pathname, url.searchParams.get('login')]

async function redeem({ url }: Page) {
  return api.post('/auth/handoff/redeem/', { json: { code: url.searchParams.get('handoff') } })
}

describe('sign-in with Google', () => {
  it('returns to its start page with a code that signs in', async () => {
    const page = await signIn('mila@example.com')
    expect(page.url.href).toMatch(/^http:\/\/localhost:5173\/vision-board\/new\?draft=1&handoff=[\w-]{43}$/)
    const { status, body } = await redeem(page)
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: expect.any(Number), email: 'mila@example.com', scope: 'full' })
    expect((await api.get('/vision/user-credits/', { token: String(body.token) })).body.credits).toBe(3)
  })

  it('signs in to the existing account of the email address, regardless of case', async () => {
    const token = await api.signIn('nell@example.com')
    const { body } = await redeem(await signIn('Nell@Example.com'))
    const emailOf = async (some: string) => (await api.get('/vision/user-credits/', { token: some })).body.email
    expect(await emailOf(String(body.token))).toBe(await emailOf(token))
  })

  it('revokes the credentials of an unverified account with the email address', async () => {
    const couple = createCoupleCalls(api)
    const { body: made } = await couple.register('victim@example.com')
    const stranger = String(made.token)
    const listening = await joinChat(api.url, Number(made.userId), stranger)
    const { body } = await redeem(await signIn('victim@example.com'))
    expect(await listening.closed).toEqual({ code: CLOSE_CODES.unauthorized })
    expect(await couple.statusOf(stranger)).toBe(401)
    expect((await couple.logIn('victim@example.com', PASSWORD)).status).toBe(400)
    expect(await couple.statusOf(body.token)).toBe(200)
  })

  it('leaks no secret into caches, referrers or the database', async () => {
    const back = await wayBack('ola@example.com')
    const answer = await api.get(back.pathname + back.search)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    const started = await api.get('/social_auth/login/google-oauth2/')
    expect(started.headers.get('set-cookie')).toMatch(
      /^vowkit_google=[\w-]{43}; Path=\/social_auth\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const sent = new URL(started.headers.get('location') ?? '').searchParams
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(JSON.stringify(await api.db.select().from(googleStarts))).not.toContain(sent.get('state'))
  })

  it.each([
    ['https://evil.example/'],
    ['//evil.example/'],
    ['http://localhost:5173.evil.example/'],
    ['http://localhost:5173@evil.example/'],
    ['http://localhost:5173//evil.example'],
    ['http://api.test/'],
    ['javascript:alert(1)'],
    ['/login'],
    ['dashboard'],
    [''],
  ])('does not return to %j', async (return_to) => {
    const page = await browser.submit(await start({ return_to }), { cancel: '1' })
    expect(page.url.href).toBe(`${SITE}/vision-board/new?login=google_cancelled`)
  })

  it('returns to the vision site', async () => {
    const return_to = 'http://vision.localhost:5173/vision-board/view/7?a=1'
    const page = await browser.submit(await start({ return_to }), { cancel: '1' })
    expect(page.url.href).toBe(`${return_to}&login=google_cancelled`)
  })
})

describe('a failed sign-in with Google', () => {
  it('reports that the user cancelled', async () => {
    const page = await browser.submit(await start(), { cancel: '1' })
    expect(failureAt(page)).toEqual([`${SITE}/vision-board/new`, 'google_cancelled'])
    expect(page.url.searchParams.get('draft')).toBe('1')
  })

  it('reports that Google has not verified the email address', async () => {
    expect(failureAt(await signIn('maybe@example.com', { unverified: 'on' }))).toContain('google_unverified')
  })

  it('reports an error when the callback URL is opened twice', async () => {
    const back = await wayBack('pia@example.com')
    expect((await redeem(await browser.visit(back))).status).toBe(200)
    expect(failureAt(await browser.visit(back))).toContain('google_expired')
  })

  it('reports an error to all but one of several concurrent requests of the callback URL', async () => {
    const back = await wayBack('quin@example.com')
    const pages = await Promise.all(Array.from({ length: 5 }, () => browser.visit(back)))
    expect(pages.filter(({ url }) => url.searchParams.has('handoff'))).toHaveLength(1)
  })

  it('reports an error when the callback URL is opened in another browser', async () => {
    const back = await wayBack('ria@example.com')
    const other = openBrowser()
    expect(failureAt(await other.visit(back))).toEqual([`${SITE}/vision-board/new`, 'google_expired'])
    await other.visit(`${START}?return_to=/`)
    expect(failureAt(await other.visit(back))).toContain('google_expired')
    // The failed attempt does not invalidate the sign-in.
    expect((await redeem(await browser.visit(back))).status).toBe(200)
  })

  it('reports an error for a code that was issued for another sign-in', async () => {
    const back = await wayBack('sam@example.com')
    const own = await wayBack('tess@example.com')
    own.searchParams.set('code', back.searchParams.get('code') ?? '')
    expect(failureAt(await browser.visit(own))).toContain('google_expired')
  })

  it('reports an error when the sign-in takes longer than ten minutes', async () => {
    const back = await wayBack('una@example.com')
    api.advance(googleRules.googleLifeMs)
    const page = await browser.visit(back)
    expect(page.url.href).toBe(`${SITE}${PLACE}&login=google_expired`)
  })

  it.each([['state=x&code=y'], ['error=access_denied'], [''], ['state=a&state=b'], ['state=%']])(
    'reports an error for the callback query %j',
    async (query) => {
      const page = await browser.visit(`${PUBLIC}/social_auth/complete/google-oauth2/?${query}`)
      expect(failureAt(page)).toEqual([`${SITE}/vision-board/new`, 'google_expired'])
    },
  )

  it('reports that Google does not respond, at the start and at the callback', async () => {
    const doomed = await startFakeOpenId(PUBLIC)
    const own = await startApi(doomed.env)
    browser = createBrowser({ [PUBLIC]: own.url, [doomed.url]: doomed.url })
    const back = await wayBack('vera@example.com')
    await doomed.stop()
    expect(failureAt(await browser.visit(back))).toEqual([`${SITE}/vision-board/new`, 'google_unavailable'])
    await own.stop()

    const alone = await startApi(doomed.env)
    browser = createBrowser({ [PUBLIC]: alone.url })
    expect(failureAt(await start())).toEqual([`${SITE}/vision-board/new`, 'google_unavailable'])
    await alone.stop()
  })
})

describe('a sign-in popup', () => {
  const popup = { mode: 'popup', opener: 'https://partner.example', return_to: PLACE }

  function messageOf({ answer }: Page) {
    const [, opener] = /data-opener="([^"]*)"/.exec(answer?.html ?? '') ?? []
    const [, data] = /data-message="([^"]*)"/.exec(answer?.html ?? '') ?? []
    return { opener, data: JSON.parse((data ?? 'null').replaceAll('&quot;', '"')) }
  }

  /** Returns the content type of the page's script. */
  async function scriptOf({ answer, url }: Page) {
    const [, src = ''] = /<script src="([^"]*)"/.exec(answer?.html ?? '') ?? []
    return (await browser.visit(new URL(src, url))).answer?.headers.get('content-type')
  }

  it('posts its result only to the page that opened the popup', async () => {
    const page = await browser.submit(await start(popup), { email: 'wim@example.com' })
    const { opener, data } = messageOf(page)
    expect(opener).toBe('https://partner.example')
    expect(data).toEqual({ type: 'vowkit:google', code: expect.stringMatching(/^[\w-]{43}$/) })
    const { headers } = page.answer ?? {}
    expect(headers?.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(headers?.get('cache-control')).toBe('no-store')
    expect(headers?.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(await scriptOf(page)).toContain('javascript')
    expect((await api.post('/auth/handoff/redeem/', { json: { code: data.code } })).status).toBe(200)
  })

  it.each([
    ['https://partner.example', 'embed'],
    [SITE, 'full'],
  ])('opened by %s results in a session with the scope %s, whichever page redeems the code', async (opener, scope) => {
    const page = await browser.submit(await start({ ...popup, opener }), { email: `${scope}@example.com` })
    const { code } = messageOf(page).data
    expect((await api.post('/auth/handoff/redeem/', { json: { code } })).body.scope).toBe(scope)
  })

  it('posts a failed sign-in to its opener', async () => {
    const page = await browser.submit(await start(popup), { cancel: '1' })
    expect(messageOf(page).data).toEqual({ type: 'vowkit:google', error: 'google_cancelled' })
  })

  it.each([
    ['https://evil.example'],
    ['https://partner.example.evil.example'],
    ['https://partner.example/'],
    ['null'],
    ['*'],
    [''],
  ])('responds 400 to the opener %j', async (opener) => {
    const page = await start({ ...popup, opener })
    expect(page.answer?.status).toBe(400)
    expect(page.answer?.headers.get('content-type')).toContain('text/html')
    expect(page.answer?.html).toContain('This website does not allow sign-in with Google.')
    expect((await start({ mode: 'popup' })).answer?.status).toBe(400)
  })

  it.each([
    ['https://evil.example', 'https://evil.example'],
    ['https://evil.example/"><script>', ''],
    ['*', ''],
  ])('posts only the error to the opener %j', async (opener, told) => {
    const page = await start({ ...popup, opener })
    expect(await scriptOf(page)).toContain('javascript')
    expect(messageOf(page)).toEqual({ opener: told, data: { type: 'vowkit:google', error: 'google_not_allowed' } })
  })
})

it('the sweep deletes sign-ins with Google that were not completed', async () => {
  await start()
  api.advance(2 * googleRules.googleLifeMs)
  await api.service.services.google?.sweep()
  expect(await api.db.select().from(googleStarts)).toEqual([])
})

it('the number of sign-ins with Google is limited per client address', async () => {
  const own = await startApi(peer.env)
  const begin = () => own.get('/social_auth/login/google-oauth2/')
  await useUpAllButOne(own, 'google-starts-from:127.0.0.1', googleRules.googleStartsPerAddress)
  expect((await begin()).status).toBe(302)
  const { status, headers } = await begin()
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await own.stop()
})
