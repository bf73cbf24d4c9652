import { randomUUID } from 'node:crypto'
import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, creditEntries, idempotencyKeys } from '../../db/tables.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { createIdempotencyService } from '../idempotency/service.ts'

const VISIONS = '/vision/list/'
const HOUR = 60 * 60 * 1_000

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const credits = async (token: string) => (await api.get('/vision/user-credits/', { token })).body.credits
const listIds = async (token: string) =>
  calls.listVisions.response.parse((await api.get(VISIONS, { token })).body).data.map(({ id }) => id)
const create = (token: string, form: FormData, key: string) =>
  api.post(VISIONS, { token, form, headers: { 'Idempotency-Key': key } })

describe('an idempotency key', () => {
  it('creates one vision, one charge and one response for twenty concurrent requests', async () => {
    const token = await api.signIn('ada@example.com')
    const key = randomUUID()
    const photo = await makePhoto()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(token, visionForm('A barn', [photo]), key)),
    )
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body })
    expect(await listIds(token)).toEqual([answers[0]?.body.id])
    expect(await credits(token)).toBe(2)
  })

  it('causes a 409 response if reused with a different prompt or image', async () => {
    const token = await api.signIn('bea@example.com')
    const key = randomUUID()
    await create(token, visionForm('A barn', [await makePhoto()]), key)
    for (const other of [
      visionForm('A tent', [await makePhoto()]),
      visionForm('A barn', [await makePhoto('#0000ff')]),
    ]) {
      expect(await create(token, other, key)).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
    }
    expect(await credits(token)).toBe(2)
  })

  it('can be reused after a failed request', async () => {
    const token = await api.signIn('cleo@example.com')
    const key = randomUUID()
    const file = new Blob(['no image'])
    expect((await create(token, visionForm('A barn', [file]), key)).status).toBe(400)
    expect((await create(token, visionForm('A barn'), key)).status).toBe(201)
  })

  it('is valid for 24 hours', async () => {
    const token = await api.signIn('dora@example.com')
    const key = randomUUID()
    const first = await create(token, visionForm('A barn'), key)
    api.advance(23 * HOUR)
    expect((await create(token, visionForm('A barn'), key)).body).toEqual(first.body)
    api.advance(2 * HOUR)
    expect((await create(token, visionForm('A barn'), key)).body).not.toEqual(first.body)
  })

  it('creates one edit for ten concurrent requests', async () => {
    const token = await api.signIn('eva@example.com')
    const { body } = await create(token, visionForm('A barn'), randomUUID())
    const path = `${VISIONS}${body.id}/`
    const settled = () => until(async () => expect((await api.get(path, { token })).body.is_processing).toBe(false))
    await settled()
    const headers = { 'Idempotency-Key': randomUUID() }
    const json = { description: 'At night' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post(path, { token, json, headers })))
    for (const { status } of answers) expect(status).toBe(200)
    await settled()
    expect((await api.get(path, { token })).body.history_images).toHaveLength(1)
  })

  it('must be well-formed', async () => {
    const token = await api.signIn('fay@example.com')
    expect((await create(token, visionForm('A barn'), 'not a key!')).status).toBe(400)
  })
})

describe('the last credit', () => {
  it('pays for one of two concurrent visions', async () => {
    const token = await api.signIn('gia@example.com')
    for (const words of ['One', 'Two']) await create(token, visionForm(words), randomUUID())
    const answers = await Promise.all(['Three', 'Four'].map((words) => create(token, visionForm(words), randomUUID())))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402])
    expect(await credits(token)).toBe(0)
  })

  it('is not needed for a vision on the monthly plan, whose images have no watermark', async () => {
    const email = 'monthly@example.com'
    const token = await api.signIn(email)
    await api.db.update(accounts).set({ plan: 'monthly' }).where(eq(accounts.email, email))
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => create(token, visionForm(`Vision ${index}`), randomUUID())),
    )
    for (const { status } of answers) expect(status).toBe(201)
    expect((await api.get('/vision/user-credits/', { token })).body).toMatchObject({
      credits: -1,
      plan_type: 'monthly',
    })
    await until(async () => {
      const { body } = await api.get(`${VISIONS}${answers[0]?.body.id}/`, { token })
      expect(body).toMatchObject({ is_processing: false, is_watermarked: false })
    })
    const [account] = await api.db.select().from(accounts).where(eq(accounts.email, email))
    const entries = await api.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.accountId, account?.id ?? 0))
    expect(entries.map(({ kind }) => kind)).toEqual(['grant'])
  })
})

it('the sweep deletes idempotency keys after 24 hours', async () => {
  const token = await api.signIn('hana@example.com')
  await create(token, visionForm('A barn'), randomUUID())
  expect((await api.db.select().from(idempotencyKeys)).length).toBeGreaterThan(0)
  api.advance(25 * HOUR)
  await createIdempotencyService(api).sweep()
  expect(await api.db.select().from(idempotencyKeys)).toEqual([])
})
