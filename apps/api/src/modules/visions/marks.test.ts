import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, visionEdits, visions } from '../../db/tables.ts'
import { buyPack, press, settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())

/** Creates a couple with a vision that has one edit. */
async function makeCouple(email: string) {
  const token = await api.signIn(email)
  const id = String((await api.post('/vision/list/', { token, form: visionForm('A barn') })).body.id)
  await settledVision(api, token, id)
  await api.post(`/vision/list/${id}/`, { token, json: { description: 'At night' } })
  await settledVision(api, token, id)
  return { token, id, email }
}

/** Reads all image URLs in the couple's responses, and whether they have the watermark. */
async function look({ token, id }: { token: string; id: string }) {
  const detail = calls.getVision.response.parse((await api.get(`/vision/list/${id}/`, { token })).body)
  const list = calls.listVisions.response.parse((await api.get('/vision/list/', { token })).body)
  const told = [detail.result_image, detail.history_images[0]?.image, list.data[0]?.result_image]
  return { told, isMarked: detail.is_watermarked }
}

async function readKeys(id: string) {
  const [vision] = await api.db.select().from(visions).where(eq(visions.id, id))
  const [edit] = await api.db.select().from(visionEdits).where(eq(visionEdits.visionId, id))
  const urls = (key: 'imageKey' | 'markedKey') =>
    [vision?.[key], edit?.[key], vision?.[key]].map((name) => `http://api.test/files/${name}`)
  return { clean: urls('imageKey'), marked: urls('markedKey') }
}

const setPlan = async (email: string, plan: 'free' | 'monthly') => {
  const [account] = await api.db.select().from(accounts).where(eq(accounts.email, email))
  await api.db.transaction((tx) => api.service.services.accounts.setPlan(tx, account?.id ?? 0, plan))
}

describe('the watermark on a couple’s images', () => {
  it('is on all images before a purchase, and no response contains the URL of a clean image', async () => {
    const couple = await makeCouple('free@example.com')
    const { clean, marked } = await readKeys(couple.id)
    expect(await look(couple)).toEqual({ told: marked, isMarked: true })
    for (const address of clean) expect(address).toMatch(/\/files\/[\w-]{27,}\.webp$/)
    expect(new Set([...clean, ...marked]).size).toBe(2)
  })

  it('is absent after the payment of a pack, even from earlier images', async () => {
    const couple = await makeCouple('pack@example.com')
    const { clean } = await readKeys(couple.id)
    await buyPack(api, couple.token)
    expect(await look(couple)).toEqual({ told: clean, isMarked: false })
    for (const address of clean) expect((await api.get(new URL(address).pathname)).status).toBe(200)
  })

  it('is present again after the last pack is refunded', async () => {
    const couple = await makeCouple('back@example.com')
    const { marked } = await readKeys(couple.id)
    const pages = [await buyPack(api, couple.token), await buyPack(api, couple.token)]
    await press(api, pages[0] ?? '', 'refund')
    expect((await look(couple)).isMarked).toBe(false)
    await press(api, pages[1] ?? '', 'refund')
    expect(await look(couple)).toEqual({ told: marked, isMarked: true })
  })

  it('is absent with the monthly plan, and stays absent after the plan ends', async () => {
    const couple = await makeCouple('monthly@example.com')
    const { clean } = await readKeys(couple.id)
    await setPlan(couple.email, 'monthly')
    expect(await look(couple)).toEqual({ told: clean, isMarked: false })
    await setPlan(couple.email, 'free')
    expect(await look(couple)).toEqual({ told: clean, isMarked: false })
  })

  it('is absent from the response to an edit of a couple with a paid pack', async () => {
    const { token, id } = await makeCouple('edits@example.com')
    await buyPack(api, token)
    const { clean } = await readKeys(id)
    const { body } = await api.post(`/vision/list/${id}/`, { token, json: { description: 'More roses' } })
    expect(body).toMatchObject({ result_image: clean[0], is_watermarked: false })
    await settledVision(api, token, id)
  })
})
