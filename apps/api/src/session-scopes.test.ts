import { readFileSync } from 'node:fs'
import { type Call, calls, type NarrowScope } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from './testing/api-client.ts'
import { createCoupleCalls } from './testing/couples.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from './testing/start-api.ts'

let api: TestApi
const tokens = new Map<NarrowScope, string>()
beforeAll(async () => {
  api = await startApi({ VISION_URL: 'http://visions.test', SHOW_IMAGE_GENERATOR: '1' })
})
afterAll(() => api.stop())

async function tokenOf(scope: NarrowScope): Promise<string> {
  if (scope === 'embed') return api.signInEmbedded('walker@example.com')
  const { accounts, magicLinks, auth } = api.service.services
  return api.db.transaction(async (tx) => {
    const { id: accountId } = await accounts.findOrCreate(tx, 'walker@example.com')
    await magicLinks.invite(tx, { accountId, isActive: true, categoryIds: [], vendorIds: [], code: `code-${scope}` })
    return auth.startLinkSession(tx, accountId, 1)
  })
}

/** Calls a route with a token and without the rest of its input. */
function call({ method, path }: Call, token: string): Promise<Answer> {
  const address = path.replace(/\{\w+\}/g, '999999')
  const send = { GET: api.get, POST: api.post, PATCH: api.patch, DELETE: api.delete }[method]
  return send(address, { token })
}

/** The calls that need a session. `logout`, which ends the session, is last. */
const withSession = Object.entries<Call>(calls)
  .filter(([, { auth }]) => auth === 'required')
  .sort(([one], [other]) => Number(one === 'logout') - Number(other === 'logout'))

/** The calls that each scope opens. Adding one is a decision about what host pages can access. */
const OPEN: Record<NarrowScope, string[]> = {
  link: ['getDashboard', 'listFavourites', 'logout', 'markFavourite'],
  embed: [
    'createChatRoom',
    'createCheckout',
    'createHandoff',
    'createVision',
    'deleteVision',
    'downloadVision',
    'editVision',
    'getCredits',
    'getDashboard',
    'getVision',
    'listFavourites',
    'listVisionMatches',
    'listVisions',
    'logout',
    'loveVision',
    'markFavourite',
    'pickVariant',
    'renameVision',
    'sendInquiry',
    'sendMessage',
  ],
}

describe.each<NarrowScope>(['embed', 'link'])('the scope %s', (scope) => {
  beforeAll(async () => {
    tokens.set(scope, await tokenOf(scope))
  })

  it('a session with a narrow scope can make exactly the listed calls', () => {
    const open = withSession.flatMap(([name, { openTo = [] }]) => (openTo.includes(scope) ? [name] : []))
    expect(open.sort()).toEqual(OPEN[scope])
  })

  it.each(withSession)(
    'a session can make the call %s only if the contract opens the call to its scope',
    async (_name, some) => {
      const { status, body } = await call(some, tokens.get(scope) ?? '')
      if (some.openTo?.includes(scope)) {
        expect(status).not.toBe(401)
        expect(body.code).not.toBe('confirmation_required')
      } else {
        expect({ status, code: body.code }).toEqual({ status: 403, code: 'confirmation_required' })
        expect(body.detail).toBe('To do this, please sign in on our website with a new code.')
      }
    },
  )
})

describe('a new session', () => {
  const register = (email: string, origin: string | null) =>
    api.post('/registration/register/', {
      json: { username: 'Maya Lindqvist', email, phone_number: '4155550134', password: 'correct horse' },
      origin,
    })
  const logIn = (username: string, origin: string | null) =>
    api.post('/auth/login/', { json: { username, password: 'correct horse' }, origin })
  const origins = [
    ['http://localhost:5173', 'full'],
    ['http://visions.test', 'full'],
    [PARTNER_ORIGIN, 'embed'],
    ['http://localhost:5173.evil.example', 'embed'],
    ['http://visions.test:8080', 'embed'],
    ['https://localhost:5173', 'embed'],
    ['null', 'embed'],
    [null, 'embed'],
  ] as const

  it.each(origins)('started by registration on a page of %s has the scope %s', async (origin, scope) => {
    const { status, body } = await register(`${crypto.randomUUID()}@example.com`, origin)
    expect(status).toBe(201)
    expect(body.scope).toBe(scope)
    expect((await api.get('/couple/update-profile/', { token: String(body.token) })).status).toBe(
      scope === 'full' ? 200 : 403,
    )
  })

  it.each(origins)('started by password on a page of %s has the scope %s', async (origin, scope) => {
    const email = `${crypto.randomUUID()}@example.com`
    await register(email, null)
    const { status, body } = await logIn(email, origin)
    expect(status).toBe(200)
    expect(body.scope).toBe(scope)
    expect((await api.get('/couple/update-profile/', { token: String(body.token) })).status).toBe(
      scope === 'full' ? 200 : 403,
    )
  })

  it.each([
    ['http://localhost:5173', 'full'],
    [PARTNER_ORIGIN, 'embed'],
    [null, 'embed'],
  ])('started by a password reset on a page of %s has the scope %s', async (origin, scope) => {
    const email = `${crypto.randomUUID()}@example.com`
    await register(email, null)
    const token = await createCoupleCalls(api).mailedLink(email)
    const json = { token, new_password: 'another battery' }
    expect((await api.post('/auth/reset-password/', { json, origin })).body.scope).toBe(scope)
  })

  it('has the scope that the request’s origin permits, regardless of the scope in the body', async () => {
    const email = 'named-scope@example.com'
    await register(email, null)
    const json = { username: email, password: 'correct horse', scope: 'full', origin: 'http://localhost:5173' }
    expect((await api.post('/auth/login/', { json, origin: PARTNER_ORIGIN })).body.scope).toBe('embed')
  })

  it('never widens the scope of the account’s earlier session from another origin', async () => {
    const embedded = await api.signInEmbedded('upgrade@example.com')
    api.advance(60_000)
    const full = await api.signIn('upgrade@example.com')
    expect((await api.get('/couple/update-profile/', { token: full })).status).toBe(200)
    expect((await api.get('/couple/update-profile/', { token: embedded })).status).toBe(403)
  })
})

it('docs/another-backend.md lists the calls that are open to narrow scopes', () => {
  const page = readFileSync(new URL('../../../docs/another-backend.md', import.meta.url), 'utf8')
  for (const [name, { openTo, auth }] of Object.entries<Call>(calls)) {
    const row = `| \`${name}\` | ${(openTo ?? []).map((scope) => `\`${scope}\``).join(', ')} |`
    if (auth !== 'none' && openTo) expect(page).toContain(row)
    else expect(page).not.toContain(`| \`${name}\` |`)
  }
})

it('a call with optional authentication treats a session with too narrow a scope as unauthenticated', async () => {
  const token = await tokenOf('link')
  const json = { message: 'How many credits do I have left?', is_vendor: false, vendor_id: null }
  const [narrow, none] = [
    await api.post(calls.sendToAssistant.path, { json, token }),
    await api.post(calls.sendToAssistant.path, { json }),
  ]
  expect(narrow.status).toBe(200)
  expect(narrow.body.content).toBe(none.body.content)
})
