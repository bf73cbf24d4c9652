import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CoupleCalls, createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const NEXT = 'another horse'
const WRONG = { status: 400, body: { code: 'wrong_password', detail: 'Please check the password again!' } }

let api: TestApi
let couple: CoupleCalls
beforeAll(async () => {
  api = await startApi()
  couple = createCoupleCalls(api)
})
afterAll(() => api.stop())

it('a password change revokes every session and returns the token of a new session', async () => {
  const { body: registered } = await couple.register('ada@example.com')
  const { body: phone } = await couple.logIn('ada@example.com', PASSWORD)
  const { status, body } = await couple.changePassword(String(registered.token), PASSWORD, NEXT)
  expect(status).toBe(200)
  expect(body).toEqual({ token: expect.any(String), user_id: registered.userId })
  expect(await couple.statusOf(registered.token)).toBe(401)
  expect(await couple.statusOf(phone.token)).toBe(401)
  expect(await couple.statusOf(body.token)).toBe(200)
  expect((await couple.logIn('ada@example.com', PASSWORD)).status).toBe(400)
  expect((await couple.logIn('ada@example.com', NEXT)).status).toBe(200)
})

it('a password change responds 400 and changes nothing without the current password', async () => {
  const token = await couple.join('bea@example.com')
  expect(await couple.changePassword(token, 'wrong', NEXT)).toMatchObject(WRONG)
  expect(await couple.changePassword(token, '', NEXT)).toMatchObject(WRONG)
  expect(await couple.statusOf(token)).toBe(200)
  expect((await couple.logIn('bea@example.com', PASSWORD)).status).toBe(200)
})

it('a password change responds 400 for an account without a password', async () => {
  const token = await api.signIn('code@example.com')
  expect(await couple.changePassword(token, PASSWORD, NEXT)).toMatchObject(WRONG)
  expect(await couple.statusOf(token)).toBe(200)
})

it('a password change counts wrong current passwords together with failed sign-ins', async () => {
  const token = await couple.join('cleo@example.com')
  for (let tried = 0; tried < 5; tried++) expect((await couple.logIn('cleo@example.com', 'wrong')).status).toBe(400)
  for (let tried = 0; tried < 5; tried++) expect(await couple.changePassword(token, 'wrong', NEXT)).toMatchObject(WRONG)
  expect((await couple.changePassword(token, PASSWORD, NEXT)).status).toBe(429)
  expect((await couple.logIn('cleo@example.com', PASSWORD)).status).toBe(429)
})

it('a password change succeeds once for five concurrent requests', async () => {
  const token = await couple.join('dora@example.com')
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => couple.changePassword(token, PASSWORD, `${NEXT} ${index}`)),
  )
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(await couple.statusOf(done[0]?.body.token)).toBe(200)
})

it('a password change revokes sessions that were started concurrently with the old password', async () => {
  const token = await couple.join('eva@example.com')
  const [change, ...logins] = await Promise.all([
    couple.changePassword(token, PASSWORD, NEXT),
    ...Array.from({ length: 8 }, () => couple.logIn('eva@example.com', PASSWORD)),
  ])
  expect(change.status).toBe(200)
  for (const { status, body } of logins) {
    if (status === 200) expect(await couple.statusOf(body.token)).toBe(401)
    else expect(status).toBe(400)
  }
  expect(await couple.statusOf(change.body.token)).toBe(200)
})

it('a password change keeps the sessions and passwords of other accounts', async () => {
  const [mine, theirs] = [await couple.join('mine@example.com'), await couple.join('theirs@example.com')]
  expect((await couple.changePassword(theirs, PASSWORD, NEXT)).status).toBe(200)
  expect(await couple.statusOf(mine)).toBe(200)
  expect((await couple.logIn('mine@example.com', PASSWORD)).status).toBe(200)
  expect((await couple.logIn('mine@example.com', NEXT)).status).toBe(400)
})

it('a password change revokes pending reset links', async () => {
  const token = await couple.join('fay@example.com')
  const link = await couple.mailedLink('fay@example.com')
  await couple.changePassword(token, PASSWORD, NEXT)
  expect(await couple.reset(link, 'from the old link')).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
})

describe('a password change with a sign-in code', () => {
  async function mailCode(email: string) {
    const sentBefore = (await api.service.services.mailbox.list(email)).filter(({ text }) =>
      /code is/.test(text),
    ).length
    const { body } = await api.post('/auth/login_vision/', { json: { email } })
    return { code: await api.codeFor(email, sentBefore), challenge: body.challenge }
  }
  const change = (token: unknown, given: object) =>
    api.post('/couple/set-password/', { token: String(token), json: { password: NEXT, ...given } })

  it('sets the first password of an account, and revokes every other session', async () => {
    const email = 'first@example.com'
    const token = await api.signIn(email)
    const phone = await api.signIn(email)
    const { status, body } = await change(token, await mailCode(email))
    expect(status).toBe(200)
    expect(await couple.statusOf(token)).toBe(401)
    expect(await couple.statusOf(phone)).toBe(401)
    expect(await couple.statusOf(body.token)).toBe(200)
    expect((await couple.logIn(email, NEXT)).status).toBe(200)
  })

  it('accepts a code once', async () => {
    const email = 'once@example.com'
    const token = await couple.join(email)
    const given = await mailCode(email)
    const { body } = await change(token, given)
    expect(await change(body.token, { ...given, password: 'a third horse' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_code' },
    })
    expect((await couple.logIn(email, NEXT)).status).toBe(200)
  })

  it('rejects the code of another account', async () => {
    const token = await couple.join('victim@example.com')
    const theirs = await couple.join('thief@example.com')
    const given = await mailCode('thief@example.com')
    expect(await change(token, given)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
    expect((await couple.logIn('victim@example.com', PASSWORD)).status).toBe(200)
    expect((await change(theirs, given)).status).toBe(200)
  })

  it('allows five attempts per code', async () => {
    const email = 'guess@example.com'
    const token = await couple.join(email)
    const { code, challenge } = await mailCode(email)
    const wrong = code === '1111' ? '2222' : '1111'
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await change(token, { code: wrong, challenge })).status).toBe(400)
    }
    expect((await change(token, { code, challenge })).status).toBe(400)
    expect((await couple.logIn(email, PASSWORD)).status).toBe(200)
  })

  it('responds 400 without a code and without the current password', async () => {
    expect(await change(await couple.join('none@example.com'), {})).toMatchObject(WRONG)
  })

  it('keeps the code for a second try if the new password is too short', async () => {
    const email = 'short@example.com'
    const token = await couple.join(email)
    const given = await mailCode(email)
    expect(await change(token, { ...given, password: 'a' })).toMatchObject({
      status: 400,
      body: { password: expect.any(Array) },
    })
    expect((await change(token, given)).status).toBe(200)
  })
})
