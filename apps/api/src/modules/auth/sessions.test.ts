import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginChallenges, sessions } from '../../db/tables.ts'
import { hangUpload } from '../../testing/hang-upload.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const DAY = 24 * 60 * 60 * 1_000

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const statusOf = async (token: string) => (await api.get('/vision/list/', { token })).status

it('a session expires after thirty days without use', async () => {
  const token = await api.signIn('idle@example.com')
  api.advance(29 * DAY)
  expect(await statusOf(token)).toBe(200)
  api.advance(30 * DAY)
  expect(await statusOf(token)).toBe(401)
})

it('a session expires after ninety days even if it is used, and is deleted', async () => {
  const token = await api.signIn('busy@example.com')
  for (let month = 0; month < 3; month++) {
    expect(await statusOf(token)).toBe(200)
    api.advance(29 * DAY)
  }
  expect(await statusOf(token)).toBe(200)
  api.advance(3 * DAY)
  expect(await statusOf(token)).toBe(401)
  await api.service.services.auth.sweep()
  expect(await api.db.select().from(sessions)).toEqual([])
})

it('the sweep deletes expired codes together with their emails', async () => {
  const { auth } = api.service.services
  await auth.sweep()
  await api.signIn('code@example.com')
  const kept = await api.db.$count(loginChallenges)
  await auth.sweep()
  expect(await api.db.$count(loginChallenges)).toBe(kept)
  api.advance(10 * 60 * 1_000)
  await auth.sweep()
  expect(await api.db.select().from(loginChallenges)).toEqual([])
})

it('the database contains only the hash of a session token', async () => {
  const token = await api.signIn('hash@example.com')
  expect(JSON.stringify(await api.db.select().from(sessions))).not.toContain(token)
})

it('an upload is discarded if its session is revoked while the upload arrives', async () => {
  const token = await api.signIn('slow@example.com')
  const upload = hangUpload(api, token)
  const status = new Promise((resolve) => upload.on('response', (answer) => resolve(answer.statusCode)))
  // When this request gets a response, the server has read the headers of the upload.
  expect(await statusOf(token)).toBe(200)
  await api.post('/auth/logout/', { token })
  upload.write(new Uint8Array(await (await makePhoto()).arrayBuffer()))
  upload.end('\r\n--b--\r\n')
  expect(await status).toBe(401)
})
