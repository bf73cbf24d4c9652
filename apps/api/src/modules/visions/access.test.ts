import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

let api: TestApi
let owner: string
let stranger: string
let path: string

beforeAll(async () => {
  api = await startApi()
  owner = await api.signIn('owner@example.com')
  const { body } = await api.post('/vision/list/', { token: owner, form: visionForm('A secret garden') })
  path = `/vision/list/${body.id}/`
  await until(async () => expect((await api.get(path, { token: owner })).body.is_processing).toBe(false))
})
afterAll(() => api.stop())

let strangers = 0
beforeEach(async () => {
  stranger = await api.signIn(`stranger-${++strangers}@example.com`)
})

it('the vision list contains only the caller’s visions', async () => {
  expect((await api.get('/vision/list/', { token: stranger })).body).toEqual({ data: [] })
})

it('the API responds 404 to a request for another account’s vision', async () => {
  const foreign = await api.get(path, { token: stranger })
  const unknown = await api.get('/vision/list/3f1f0d6e-55a5-4f0e-9b43-0d6a2f7a7c11/', { token: stranger })
  expect(foreign.status).toBe(404)
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
})

it('the API responds 404 to an edit of another account’s vision', async () => {
  const { status } = await api.post(path, { token: stranger, json: { description: 'Mine now' } })
  expect(status).toBe(404)
  expect((await api.get(path, { token: owner })).body.history_images).toEqual([])
})

it('a new vision is charged to the caller, regardless of the body', async () => {
  const credits = async (token: string) => (await api.get('/vision/user-credits/', { token })).body.credits
  const before = await credits(owner)
  await api.post('/vision/list/', { token: stranger, json: { description: 'Mine', account_id: 1, user_id: 1 } })
  expect(await credits(stranger)).toBe(2)
  expect(await credits(owner)).toBe(before)
})

it('the checkout call responds 401 without a token and 503 if payments are not configured', async () => {
  const checkout = '/vision/vision-packs/create-checkout/'
  expect((await api.post(checkout, { json: { pack_id: 1 } })).status).toBe(401)
  expect(await api.post(checkout, { token: stranger, json: { pack_id: 1 } })).toMatchObject({
    status: 503,
    body: { code: 'not_configured' },
  })
})

it('an idempotency key for visions is scoped to the account', async () => {
  const headers = { 'Idempotency-Key': '0b6f1c9e-3b0f-4a53-9c62-51b0b8a3d001' }
  const json = { description: 'Same words' }
  const first = await api.post('/vision/list/', { token: owner, json, headers })
  const second = await api.post('/vision/list/', { token: stranger, json, headers })
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
})

it('a sign-out revokes only the current session', async () => {
  const [here, there] = [await api.signIn('two@example.com'), await api.signIn('two@example.com')]
  expect((await api.post('/auth/logout/', { token: here })).status).toBe(200)
  expect((await api.get('/vision/list/', { token: here })).status).toBe(401)
  expect((await api.get('/vision/list/', { token: there })).status).toBe(200)
})
