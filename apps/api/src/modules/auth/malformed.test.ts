import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await createCoupleCalls(api).join('ada@example.com')
})
afterAll(() => api.stop())

const CALLS = [
  {
    path: '/registration/register/',
    body: { username: 'Bea', email: 'bea@example.com', phone_number: '4155550134', password: PASSWORD },
  },
  { path: '/auth/login/', body: { username: 'ada@example.com', password: PASSWORD } },
  { path: '/auth/forgot-password/', body: { email: 'ada@example.com' } },
  { path: '/auth/reset-password/', body: { token: 'x', new_password: PASSWORD } },
  { path: '/couple/set-password/', body: { current_password: PASSWORD, password: 'another horse' } },
]
const FIELDS = CALLS.flatMap(({ path, body }) => Object.keys(body).map((field) => ({ path, field, body })))

/** A text of 1,000,000 characters, just below the size limit of a request body. */
const HUGE = 'x'.repeat(1_000_000)

describe.each(FIELDS)('a malformed field', ({ path, field, body }) => {
  it.each([
    ['a list', ['a', 'b']],
    ['an object', { toString: 'x' }],
    ['a number', 7],
    ['null', null],
    ['a text with a NUL character', 'a\0b'],
    ['a text of a megabyte', HUGE],
  ])(`${path} responds 400 and names the field ${field} if its value is %s`, async (_name, value) => {
    const answer = await api.post(path, { token, json: { ...body, [field]: value } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', [field]: [expect.any(String)], request_id: expect.any(String) },
    })
    expect(JSON.stringify(answer.body).length).toBeLessThan(1_000)
  })

  it(`${path} responds 400 and names the field ${field} if it is repeated`, async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(body)) form.append(name, value)
    form.append(field, 'once more')
    expect(await api.post(path, { token, form })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', [field]: [expect.any(String)] },
    })
  })
})

it('POST /registration/register/ accepts forms and multipart bodies', async () => {
  const forms = [new FormData(), new URLSearchParams()]
  for (const [index, form] of forms.entries()) {
    const fields = {
      username: 'Bea',
      email: `form${index}@example.com`,
      phone_number: '4155550134',
      password: PASSWORD,
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    expect((await api.post('/registration/register/', { form })).status).toBe(201)
  }
})

it('POST /auth/login/ responds with a readable message for a field that is too long or repeated', async () => {
  const form = new URLSearchParams({ username: 'ada@example.com', password: 'x'.repeat(201) })
  form.append('username', 'bea@example.com')
  expect((await api.post('/auth/login/', { form })).body).toMatchObject({
    username: ['This field takes one value.'],
    password: ['Use at most 200 characters.'],
  })
})

it('POST /registration/register/ returns a readable message for every invalid field', async () => {
  const { status, body } = await api.post('/registration/register/', {
    json: { username: '  ', email: 'nobody', phone_number: '(415) 555-0134', password: 'short' },
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    username: ['Enter your name.'],
    email: ['Enter a valid email address.'],
    phone_number: ['Please enter only numbers'],
    password: ['Use at least 8 characters.'],
  })
})
