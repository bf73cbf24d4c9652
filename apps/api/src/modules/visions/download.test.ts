import { calls } from '@vowkit/sdk-core/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImageFailed } from '../../providers/images/errors.ts'
import type { DrawRequest } from '../../providers/images/images.ts'
import { filesInStore, openLink } from '../../testing/documents.ts'
import { buyPack, settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { createScriptedImages } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { visionRules } from './rules.ts'

const redrawn: DrawRequest[] = []
/** Fails the next drawing for a download. */
let nextFails = false
const images = Object.assign(createScriptedImages(), {
  async redraw(request: DrawRequest) {
    redrawn.push(request)
    if (nextFails) {
      nextFails = false
      throw new ImageFailed('undrawable', 'no')
    }
    const { width } = request
    const bytes = await sharp({
      create: { width, height: Math.round((width * 2) / 3), channels: 3, background: '#c86464' },
    })
      .png()
      .toBuffer()
    return { bytes, type: 'image/png' as const }
  },
})
let api: TestApi
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' }, { images })
})
afterAll(() => api.stop())

let people = 0
async function setup() {
  const token = await api.signIn(`downloads${++people}@example.com`)
  const id = String((await api.post('/vision/list/', { token, form: visionForm('A barn at dusk') })).body.id)
  const vision = calls.getVision.response.parse(await settledVision(api, token, id))
  const request = () => api.post(`/vision/${id}/download/`, { token })
  const urlOf = async () => calls.downloadVision.response.parse((await request()).body).url
  return { token, id, vision, request, urlOf, drawings: redrawn.length }
}
const drawingsSince = (count: number) => redrawn.slice(count)

describe('POST /vision/{id}/download/', () => {
  it('draws the image again from its state, 2,048 pixels wide, and names the file after the title', async () => {
    const { urlOf, drawings } = await setup()
    const response = await openLink(api, await urlOf())
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 2048 })
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="a-barn-at-dusk\.webp"; /)
    expect(drawingsSince(drawings)).toMatchObject([{ width: 2048, edits: [], previous: { state: { edits: 0 } } }])
  })

  it('uses the couple’s own title for the file name', async () => {
    const { token, id, urlOf } = await setup()
    await api.patch(`/vision/${id}/`, { token, json: { title: 'Our day' } })
    const { headers } = await openLink(api, await urlOf())
    expect(headers.get('content-disposition')).toContain('filename="our-day.webp"')
  })

  it('draws an image once for repeated and concurrent requests, and again after an edit', async () => {
    const { token, id, urlOf, drawings } = await setup()
    const urls = await Promise.all([urlOf(), urlOf(), urlOf()])
    expect(new Set([...urls, await urlOf()]).size).toBe(1)
    expect(drawingsSince(drawings)).toHaveLength(1)
    await api.post(`/vision/list/${id}/`, { token, json: { description: 'At night' } })
    await settledVision(api, token, id)
    expect(await urlOf()).not.toBe(urls[0])
    expect(drawingsSince(drawings)).toHaveLength(2)
  })

  it('returns the image without the watermark after a purchase, without drawing it again', async () => {
    const { token, urlOf, drawings } = await setup()
    const marked = await urlOf()
    await buyPack(api, token)
    await until(async () => expect(await urlOf()).not.toBe(marked))
    expect(drawingsSince(drawings)).toHaveLength(1)
  })

  it('responds 500 if the drawing fails, and draws again at the next request', async () => {
    const { request, urlOf } = await setup()
    nextFails = true
    expect((await request()).status).toBe(500)
    expect(await urlOf()).toMatch(/\?download=/)
  })

  it('responds 429 after too many drawings in an hour, but still returns drawn images', async () => {
    const { token, id, urlOf, request } = await setup()
    await urlOf()
    const { max, windowMs } = visionRules.downloadsPerAccount
    const [account] = await Promise.all([api.get('/couple/dashboard/', { token })])
    const accountId = calls.getDashboard.response.parse(account.body).user.id
    const { rateLimits } = api.service.services
    await rateLimits.spendMany(api.db, `downloads:${accountId}`, { max, windowMs }, max - 1)
    expect((await request()).status).toBe(200)
    await api.post(`/vision/list/${id}/`, { token, json: { description: 'At night' } })
    await settledVision(api, token, id)
    expect(await request()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })

  it('responds 404 to another account', async () => {
    const { id } = await setup()
    const { token } = await setup()
    expect((await api.post(`/vision/${id}/download/`, { token })).status).toBe(404)
  })

  it('stores files that are deleted with the vision', async () => {
    const { token, id, urlOf } = await setup()
    const before = await filesInStore(api)
    await urlOf()
    expect(await filesInStore(api)).toHaveLength(before.length + 2)
    await api.delete(`/vision/${id}/`, { token })
    expect(await filesInStore(api)).toHaveLength(before.length - 2)
  })
})

it('a download returns the stored image if the provider cannot draw it again', async () => {
  const plain = await startApi()
  try {
    const token = await plain.signIn('plain-download@example.com')
    const { body } = await plain.post('/vision/list/', { token, form: visionForm('A barn') })
    const vision = await settledVision(plain, token, String(body.id))
    const answer = await plain.post(`/vision/${body.id}/download/`, { token })
    expect(answer.body).toEqual({ url: `${vision.result_image}?download=A%20barn` })
  } finally {
    await plain.stop()
  }
})
