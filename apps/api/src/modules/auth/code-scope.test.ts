import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'

const SITE = 'http://localhost:5173'
const EMBED =
  'It opens your visions, favorites and messages to vendors on that page, but not your documents, invoices or settings.'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
const newEmail = () => `scope-${++people}@example.com`

const ask = (email: string, origin: string | null) => api.post('/auth/login_vision/', { json: { email }, origin })
async function redeem(email: string, origin: string | null, challenge?: unknown, more: object = {}) {
  const json = { email, code: await api.codeFor(email), ...(challenge !== undefined && { challenge }), ...more }
  return api.post('/auth/login_vision/', { json, origin })
}
async function mailFor(email: string) {
  await api.codeFor(email)
  const [mail] = await api.service.services.mailbox.list(email)
  return { text: '', html: '', ...mail }
}

describe('a mailed code', () => {
  it.each([
    { asked: SITE, sent: SITE, scope: 'full' },
    { asked: SITE, sent: PARTNER_ORIGIN, scope: 'embed' },
    { asked: SITE, sent: null, scope: 'embed' },
    { asked: PARTNER_ORIGIN, sent: SITE, scope: 'embed' },
    { asked: PARTNER_ORIGIN, sent: PARTNER_ORIGIN, scope: 'embed' },
    { asked: null, sent: SITE, scope: 'embed' },
    { asked: 'null', sent: 'null', scope: 'embed' },
  ])(
    'starts a session with the scope $scope if $asked requests the code and $sent redeems it',
    async ({ asked, sent, scope }) => {
      const email = newEmail()
      const { body } = await ask(email, asked)
      const answer = await redeem(email, sent, body.challenge)
      expect(answer).toMatchObject({ status: 200, body: { scope } })
      const profile = await api.get('/couple/update-profile/', { token: String(answer.body.token) })
      expect(profile.status).toBe(scope === 'full' ? 200 : 403)
    },
  )

  it('starts a session with the same scope without a challenge', async () => {
    const email = newEmail()
    await ask(email, PARTNER_ORIGIN)
    expect((await redeem(email, SITE)).body.scope).toBe('embed')
  })

  it('ignores a scope or an origin in the fields of the request', async () => {
    const email = newEmail()
    const { body } = await api.post('/auth/login_vision/', {
      json: { email, scope: 'full', origin: SITE },
      origin: PARTNER_ORIGIN,
    })
    const answer = await redeem(email, SITE, body.challenge, { scope: 'full', origin: SITE })
    expect(answer.body.scope).toBe('embed')
  })

  it('cannot confirm a step in the settings if an element requested the code', async () => {
    const email = newEmail()
    await ask(email, PARTNER_ORIGIN)
    const code = await api.codeFor(email)
    const { auth } = api.service.services
    expect(await api.db.transaction((tx) => auth.proveMailbox(tx, email, code))).toBe(false)
    await ask(email, SITE)
    const fresh = await api.codeFor(email, 1)
    expect(await api.db.transaction((tx) => auth.proveMailbox(tx, email, fresh))).toBe(true)
  })
})

describe('the email with a code', () => {
  it('mentions our website and full account access if the site requested the code', async () => {
    const email = newEmail()
    await ask(email, SITE)
    const { text, html } = await mailFor(email)
    const said = 'It was requested on our website and opens your whole account. Enter it only there.'
    expect(text).toContain(said)
    expect(html).toContain(said)
    expect(text).toMatch(/^\D*\d{4}\D/)
  })

  it.each([
    ['https://partner.example', 'partner.example'],
    ['https://xn--mgbh0fb.example:8443', 'xn--mgbh0fb.example:8443'],
    ['http://[2001:db8::1]:8080', '[2001:db8::1]:8080'],
    [`https://${'a'.repeat(63)}.${'b'.repeat(63)}.example`, `…${`${'b'.repeat(63)}.example`.slice(-60)}`],
    ['null', 'an app or page we do not know'],
    ['javascript:alert(1)', 'an app or page we do not know'],
    ['https://call us now on 555', 'an app or page we do not know'],
    [null, 'an app or page we do not know'],
  ])('shows the host of %s as %s, and the limits of the code', async (origin, place) => {
    const email = newEmail()
    await ask(email, origin)
    const { text, html } = await mailFor(email)
    expect(text).toContain(`It was requested on ${place}. ${EMBED}`)
    expect(html).toContain(EMBED)
    expect(text).toMatch(/^\D*\d{4}\D/)
  })

  it('escapes or omits markup in an origin', async () => {
    const email = newEmail()
    await ask(email, 'https://"><img src=x>.example')
    expect((await mailFor(email)).html).not.toContain('<img')
  })
})
