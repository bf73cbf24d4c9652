import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImageRefused } from '../../providers/images/errors.ts'
import { openLink } from '../../testing/documents.ts'
import { buyPack, checkOut, creditsOf, press, settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { type DrawScript, failWith } from '../../testing/scripted-images.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())

async function create(token: string, script?: DrawScript): Promise<string> {
  if (script) api.images.next(script)
  return String((await api.post('/vision/list/', { token, form: visionForm('A barn') })).body.id)
}
async function draw(token: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await settledVision(api, token, await create(token))
}

describe('refunding a pack', () => {
  it('removes the credits of a refunded pack once and reports the refund', async () => {
    const token = await api.signIn('once@example.com')
    const page = await buyPack(api, token)
    await draw(token, 1)
    expect(await creditsOf(api, token)).toBe(7)
    const answers = await Promise.all([1, 2].map(() => press(api, page, 'refund')))
    for (const answer of answers) expect(await answer.text()).toContain('This payment has been refunded.')
    expect(await (await openLink(api, page)).text()).toContain('This payment has been refunded.')
    expect((await press(api, page, 'approve')).status).toBe(200)
    expect(await creditsOf(api, token)).toBe(2)
  })

  it('keeps spent credits of a refunded pack, and never makes the balance negative', async () => {
    const token = await api.signIn('spent@example.com')
    const page = await buyPack(api, token)
    await draw(token, 6)
    await press(api, page, 'refund')
    expect(await creditsOf(api, token)).toBe(0)
    await buyPack(api, token)
    expect(await creditsOf(api, token)).toBe(5)
    await settledVision(api, token, await create(token, failWith(new ImageRefused('no'))))
    expect(await creditsOf(api, token)).toBe(5)
  })

  it('removes credits of a refunded pack that pending visions release later', async () => {
    const token = await api.signIn('under-way@example.com')
    const page = await buyPack(api, token)
    const gate = Promise.withResolvers<never>()
    const ids: string[] = []
    for (let i = 0; i < 6; i++) ids.push(await create(token, () => gate.promise))
    await press(api, page, 'refund')
    expect(await creditsOf(api, token)).toBe(0)
    gate.reject(new ImageRefused('no'))
    for (const id of ids) await settledVision(api, token, id)
    expect(await creditsOf(api, token)).toBe(3)
  })

  it('refuses to refund a pack that was never paid', async () => {
    const token = await api.signIn('not-paid@example.com')
    const page = String((await checkOut(api, token)).body.checkout_url)
    expect((await press(api, page, 'refund')).headers.get('location')).toMatch(/\?declined$/)
    expect(await creditsOf(api, token)).toBe(3)
  })
})
