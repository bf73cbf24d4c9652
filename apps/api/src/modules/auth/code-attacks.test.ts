import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { authRules } from './rules.ts'

const LOGIN = '/auth/login_vision/'
const MINUTE = 60_000
const VICTIM = '203.0.113.1'
const STRANGER = '198.51.100.7'

const api: TestApi = await startApi({ TRUST_PROXY: '1' })
// Resets the failure counters of earlier tests.
beforeEach(() => api.advance(authRules.codeFailures.windowMs))
afterAll(() => api.stop())

const post = (json: object, address: string) => api.post(LOGIN, { json, headers: { 'X-Forwarded-For': address } })
const requestCode = (email: string, address = VICTIM) => post({ email }, address)

/** Requests a code and reads it from the mailbox. */
async function requestAndRead(email: string, address = VICTIM, sentBefore = 0) {
  const { status, body } = await requestCode(email, address)
  expect(status).toBe(200)
  const { challenge, code_length } = body
  return { email, challenge, code_length, code: await api.codeFor(email, sentBefore) }
}

const wrong = (code: string, offset = 1) =>
  /^\d{4}$/.test(code) ? String((Number(code) + offset) % 10_000).padStart(4, '0') : String(1000 + offset)

async function guess(times: number, json: { email: string; code: string; challenge?: unknown }, address = STRANGER) {
  for (let n = 1; n <= times; n++) {
    const { status } = await post({ ...json, code: wrong(json.code, n) }, address)
    expect(status).toBe(400)
  }
}

describe('the sign-in service under attack', () => {
  it.each([20, 50])('keeps the owner’s sign-in working after an attacker entered %i wrong codes', async (times) => {
    const mailed = await requestAndRead(`blocked${times}@example.com`)
    await guess(times, { email: mailed.email, code: mailed.code })
    expect((await post(mailed, VICTIM)).status).toBe(200)
  })

  it('keeps the owner’s sign-in without a challenge working during an attack', async () => {
    const { email, code } = await requestAndRead('plain@example.com')
    await guess(20, { email, code })
    expect((await post({ email, code }, VICTIM)).status).toBe(200)
  })

  it('keeps the owner’s code valid when an attacker requests other codes', async () => {
    const mailed = await requestAndRead('resent@example.com')
    const { body } = await requestCode(mailed.email, STRANGER)
    await guess(6, { email: mailed.email, code: mailed.code, challenge: body.challenge })
    expect((await post(mailed, VICTIM)).status).toBe(200)
  })

  it('keeps the owner’s remaining attempts when an attacker guesses from the same client address', async () => {
    const mailed = await requestAndRead('shared@example.com')
    const { body } = await requestCode(mailed.email, VICTIM)
    expect(body.challenge).not.toBe(mailed.challenge)
    await guess(6, { email: mailed.email, code: mailed.code, challenge: body.challenge }, VICTIM)
    expect((await post(mailed, VICTIM)).status).toBe(200)
  })

  it('mails codes to the owner, without flooding the mailbox, when an attacker requests many codes', async () => {
    const email = 'flooded@example.com'
    for (let n = 0; n < 30; n++) await requestCode(email, `198.51.100.${n}`)
    const mails = await api.service.services.mailbox.list(email)
    expect(mails.length).toBeLessThanOrEqual(authRules.codeMailsPerEmail.max + 1)
    const { body } = await requestCode(email)
    expect(body.code_length).toBe(8)
    const code = await api.codeFor(email)
    expect((await post({ email, code, challenge: body.challenge }, VICTIM)).status).toBe(200)
  })

  it('mails codes to the owner when an attacker requests many codes from the same client address', async () => {
    const email = 'neighbour@example.com'
    for (let n = 0; n < 20; n++) {
      await requestCode(email)
      api.advance(31_000)
    }
    const { status, body } = await requestCode(email)
    expect(status).toBe(200)
    const mails = await api.service.services.mailbox.list(email)
    expect(mails.length).toBeLessThanOrEqual(authRules.codeSendsPerClient.max + 3)
    const code = await api.codeFor(email, mails.length - 1)
    expect((await post({ email, code, challenge: body.challenge }, VICTIM)).status).toBe(200)
  })

  it('issues codes during an attack from a client address to users who signed in from it before', async () => {
    const address = '203.0.113.77'
    expect((await post(await requestAndRead('regular@example.com', address), address)).status).toBe(200)
    api.advance(MINUTE)
    await useUpAllButOne(api, `code-sends-from:${address}`, authRules.codeSendsPerAddress)
    expect((await requestCode('anybody@example.com', address)).status).toBe(200)
    expect((await requestCode('somebody@example.com', address)).status).toBe(429)
    expect((await requestCode('regular@example.com', address)).status).toBe(200)
  })
})

describe('the sign-in service, challenges', () => {
  it('allows five of fifty concurrent attempts at a short code', async () => {
    const mailed = await requestAndRead('parallel@example.com')
    const guesses = Array.from({ length: 50 }, (_, n) => post({ ...mailed, code: wrong(mailed.code, n + 1) }, STRANGER))
    await Promise.all(guesses)
    expect((await post(mailed, VICTIM)).status).toBe(400)
  })

  it('rejects a challenge with the code of another email address', async () => {
    const { code, challenge } = await requestAndRead('one@example.com')
    expect((await post({ email: 'other@example.com', code, challenge }, VICTIM)).status).toBe(400)
  })

  it('rejects a challenge that was never issued', async () => {
    const { email, code } = await requestAndRead('made-up@example.com')
    expect((await post({ email, code, challenge: 'made-up' }, VICTIM)).status).toBe(400)
  })
})

describe('the sign-in service, long codes', () => {
  it('issues long codes after ten wrong codes in a day for one email address, with or without an account', async () => {
    const known = await requestAndRead('known@example.com')
    expect((await post(known, VICTIM)).status).toBe(200)
    for (const email of ['known@example.com', 'unknown@example.com']) {
      for (let n = 0; n < 10; n++) await guess(1, { email, code: '1234' }, `198.51.100.${n}`)
      api.advance(31_000)
      expect((await requestCode(email)).body).toEqual({
        resend_after: 30,
        challenge: expect.any(String),
        code_length: 8,
      })
    }
    const [code] = [await api.codeFor('known@example.com', 1)]
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
  })

  it('accepts long codes in lower case, with spaces and dashes, after any number of failures', async () => {
    const email = 'typed@example.com'
    await guess(10, { email, code: '1234' })
    const { code, challenge } = await requestAndRead(email)
    await guess(12, { email, code, challenge }, '198.51.100.8')
    const typed = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`
    expect((await post({ email, code: typed, challenge }, VICTIM)).status).toBe(200)
  })

  it('issues long codes after twenty wrong codes in an hour from one client address or IPv6 /64', async () => {
    for (let n = 0; n < 20; n++) await guess(1, { email: `any${n}@example.com`, code: '1234' }, `2001:db8::${n}`)
    expect((await requestCode('next@example.com', '2001:db8::ffff')).body.code_length).toBe(8)
    expect((await requestCode('next@example.com', '2001:db8:0:1::1')).body.code_length).toBeUndefined()
    api.advance(authRules.codeFailuresPerAddress.windowMs)
    expect((await requestCode('later@example.com', '2001:db8::ffff')).body.code_length).toBeUndefined()
  })

  it('issues long codes after a burst of wrong codes in the whole service', async () => {
    await useUpAllButOne(api, 'code-failures-burst', authRules.codeFailuresBurst)
    expect((await requestCode('before@example.com')).body.code_length).toBeUndefined()
    await guess(1, { email: 'burst@example.com', code: '1234' })
    expect((await requestCode('during@example.com')).body.code_length).toBe(8)
    api.advance(authRules.codeFailuresBurst.windowMs)
    expect((await requestCode('after@example.com')).body.code_length).toBeUndefined()
  })

  it('issues long codes while three short codes of an email address are unspent', async () => {
    const email = 'many@example.com'
    for (let n = 0; n < 3; n++) expect((await requestCode(email, `192.0.2.${n}`)).body.code_length).toBeUndefined()
    expect((await requestCode(email)).body.code_length).toBe(8)
    api.advance(10 * MINUTE)
    expect((await requestCode(email)).body.code_length).toBeUndefined()
  })
})

it('a client address that requests codes for sixty email addresses has at most a hundred attempts at short codes', async () => {
  const asked = []
  for (let n = 0; n < 60; n++) asked.push((await requestCode(`spray${n}@example.com`, STRANGER)).body)
  expect(asked.filter(({ code_length }) => code_length === undefined)).toHaveLength(authRules.codesOpenPerAddress)
})

it('a correct code signs in from a client address that has sent too many wrong codes', async () => {
  await useUpAllButOne(api, `code-tries-from:${VICTIM}`, authRules.codeTriesPerAddress)
  const mailed = await requestAndRead('fair@example.com')
  await guess(1, { email: 'else@example.com', code: '1234' }, VICTIM)
  expect((await post({ email: 'else@example.com', code: '1234' }, VICTIM)).status).toBe(429)
  expect((await post(mailed, VICTIM)).status).toBe(200)
})
