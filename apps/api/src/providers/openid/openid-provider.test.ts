import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LyingOpenId, startLyingOpenId } from '../../testing/fake-servers/lying-openid.ts'
import { OpenIdError, type OpenIdProvider } from './openid.ts'
import { createOpenIdProvider } from './openid-provider.ts'

const REQUEST = { state: 'the state of this request', nonce: 'the nonce of this request', verifier: 'v'.repeat(43) }
const CODE = new URLSearchParams({ code: 'abc', state: REQUEST.state })

let peer: LyingOpenId
let provider: OpenIdProvider

const create = (timeoutMs = 10_000) =>
  createOpenIdProvider({
    issuer: peer.issuer,
    clientId: 'us',
    clientSecret: 'secret',
    redirectUri: 'http://api.test/back/',
    timeoutMs,
  })

beforeAll(async () => {
  peer = await startLyingOpenId()
})
// A new provider per test, because it caches the issuer's keys and each issuer has new keys.
beforeEach(() => {
  provider = create()
})
afterAll(() => peer.stop())

function claims(changes: object = {}) {
  const now = Math.floor(Date.now() / 1_000)
  const mila = { email: 'mila@example.com', email_verified: true, sub: '7' }
  return { iss: peer.issuer, aud: 'us', iat: now, exp: now + 600, nonce: REQUEST.nonce, ...mila, ...changes }
}

const failure = (query = CODE) =>
  provider.exchange(query, REQUEST).then(
    () => null,
    (error: unknown) => (error instanceof OpenIdError ? error.code : error),
  )

describe('createOpenIdProvider', () => {
  it('returns the user’s email address and whether the email address is verified', async () => {
    peer.say(claims())
    expect(await provider.exchange(CODE, REQUEST)).toEqual({ email: 'mila@example.com', isVerified: true })
  })

  it.each([[false], ['true'], [undefined]])('treats email_verified %j as unverified', async (email_verified) => {
    peer.say(claims({ email_verified }))
    expect(await provider.exchange(CODE, REQUEST)).toMatchObject({ isVerified: false })
  })

  it.each([
    ['has another nonce', { nonce: 'another' }],
    ['has no nonce', { nonce: undefined }],
    ['has another audience', { aud: 'them' }],
    ['has another issuer', { iss: 'https://evil.example' }],
    ['has expired', { exp: 1 }],
    ['has no email address', { email: undefined }],
    ['has an invalid email address', { email: { $ne: '' } }],
  ])('rejects an ID token that %s', async (_what, changes) => {
    peer.say(claims(changes))
    expect(await failure()).toBe('unavailable')
  })

  it('rejects an ID token with an invalid signature', async () => {
    peer.say(claims(), { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })
    expect(await failure()).toBe('unavailable')
    peer.say(claims(), { header: { alg: 'none' } })
    expect(await failure()).toBe('unavailable')
  })

  it.each([
    [500, 'oops'],
    [200, 'not JSON'],
    [200, '{}'],
    [200, '[]'],
    [400, '{"error":"invalid_client"}'],
  ])('throws `unavailable` for the response %i %s', async (status, body) => {
    peer.answer(status, body)
    expect(await failure()).toBe('unavailable')
  })

  it('throws `expired` for a used or expired code', async () => {
    peer.answer(400, '{"error":"invalid_grant"}')
    expect(await failure()).toBe('expired')
  })

  it.each([
    ['cancelled', 'access_denied'],
    ['unavailable', 'server_error'],
  ])('maps a redirect %s to the matching error', async (code, error) => {
    expect(await failure(new URLSearchParams({ error, state: REQUEST.state }))).toBe(code)
  })

  it('retries discovery after a failure', async () => {
    const { issuer } = peer
    await peer.stop()
    const late = create()
    await expect(late.getAuthorizationUrl(REQUEST)).rejects.toMatchObject({ code: 'unavailable' })
    peer = await startLyingOpenId(Number(new URL(issuer).port))
    expect((await late.getAuthorizationUrl(REQUEST)).origin).toBe(issuer)
  })
})
