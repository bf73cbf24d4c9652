import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, visions } from '../../db/tables.ts'
import { buyPack, press, settledVision } from '../../testing/packs.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { createGate, failWith } from '../../testing/scripted-images.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string
let id: string
let email: string
let people = 0
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1', VISION_URL: 'https://vision.example.com' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  email = `sharer${++people}@example.com`
  token = await api.signIn(email)
  id = await create('A barn full of roses')
  await settled()
})

const create = async (words: string) => {
  const form = visionForm(words, [await makePhoto()])
  return String((await api.post('/vision/list/', { token, form })).body.id)
}
const settled = () => settledVision(api, token, id)
const share = () => api.post(`/vision/${id}/share/`, { token })
const unshare = () => api.delete(`/vision/${id}/share/`, { token })
const detail = async () => calls.getVision.response.parse((await api.get(`/vision/list/${id}/`, { token })).body)
async function shareSlug(): Promise<string> {
  return String((await share()).body.share_url).split('/v/')[1] ?? ''
}
const paths = (slug: string) => {
  const path = `/vision/shared/${slug}/`
  return { path, image: `${path}image.webp`, preview: `${path}preview.jpg` }
}
async function statusesOf(slug: string): Promise<number[]> {
  const answers = await Promise.all(Object.values(paths(slug)).map((path) => api.get(path)))
  return answers.map(({ status }) => status)
}
async function bytesOf(path: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(api.url + path)).arrayBuffer())
}

describe('POST a share link', () => {
  it('returns a URL on the vision site with a slug of 128 random bits, which the vision then contains', async () => {
    const { status, body } = await share()
    expect(status).toBe(200)
    expect(body.share_url).toMatch(/^https:\/\/vision\.example\.com\/v\/[\w-]{22}$/)
    expect(await detail()).toMatchObject({ share_url: body.share_url })
  })

  it('returns the same URL while the vision is shared, even for concurrent requests', async () => {
    const answers = await Promise.all([share(), share(), share()])
    answers.push(await share())
    expect(new Set(answers.map(({ body }) => body.share_url)).size).toBe(1)
  })

  it('creates different slugs for different visions', async () => {
    const first = await shareSlug()
    id = await create('A tent')
    await settled()
    expect(await shareSlug()).not.toBe(first)
  })

  it('responds 409 while the vision has no image', async () => {
    const gate = createGate()
    api.images.next(gate.script)
    id = await create('A tent')
    expect((await share()).status).toBe(409)
    gate.open()
    await settled()
    api.images.next(failWith(new Error('no')))
    id = await create('A castle')
    await settled()
    expect((await share()).status).toBe(409)
  })

  it('rejects sessions of other websites, so that a partner’s page cannot publish a vision', async () => {
    const embedded = await api.signInEmbedded(email)
    const answers = [
      await api.post(`/vision/${id}/share/`, { token: embedded }),
      await api.delete(`/vision/${id}/share/`, { token: embedded }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'confirmation_required' } })
    expect((await detail()).share_url).toBeUndefined()
  })
})

describe('GET a shared vision', () => {
  it('returns the title, prompt, image and palette without a session, and nothing else', async () => {
    await api.patch(`/vision/${id}/`, { token, json: { title: 'Our day' } })
    const slug = await shareSlug()
    const { status, body } = await api.get(paths(slug).path)
    expect(status).toBe(200)
    expect(body).toEqual({
      title: 'Our day',
      description: 'A barn full of roses',
      result_image: `http://api.test${paths(slug).image}`,
      palette: (await detail()).palette,
    })
  })

  it('contains neither ids, nor file keys, nor data of the account', async () => {
    const slug = await shareSlug()
    const text = JSON.stringify((await api.get(paths(slug).path)).body)
    const [row] = await api.db.select().from(visions).where(eq(visions.id, id))
    const { images } = await detail()
    const secrets = [id, email, row?.imageKey, row?.markedKey, ...images.map(({ image }) => image)]
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('shows the latest image after an edit', async () => {
    const slug = await shareSlug()
    const before = await bytesOf(paths(slug).image)
    const bytes = new Uint8Array(await (await makePhoto('#ff0000')).arrayBuffer())
    api.images.next(async () => ({ bytes, type: 'image/jpeg', state: {} }))
    await api.post(`/vision/list/${id}/`, { token, json: { description: 'At night' } })
    await settled()
    expect((await bytesOf(paths(slug).image)).equals(before)).toBe(false)
  })

  it.each(['short', `${'x'.repeat(22)}`, `${'x'.repeat(21)}!`, 'x'.repeat(23)])(
    'responds 404 to the unknown slug %s, for the vision and both images',
    async (slug) => {
      expect(await statusesOf(slug)).toEqual([404, 404, 404])
    },
  )
})

describe('the images of a share link', () => {
  it('are a WebP and a JPEG preview of 1200 × 630 pixels, hidden from search engines', async () => {
    const slug = await shareSlug()
    for (const [path, type] of [
      [paths(slug).image, 'image/webp'],
      [paths(slug).preview, 'image/jpeg'],
    ] as const) {
      const { headers } = await api.get(path)
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('cache-control')).toBe('private, max-age=60')
    }
    const { format, width, height } = await sharp(await bytesOf(paths(slug).preview)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('have the watermark until the couple buys credits, and again after a refund', async () => {
    const slug = await shareSlug()
    const [row] = await api.db.select().from(visions).where(eq(visions.id, id))
    const shown = () => bytesOf(paths(slug).image)
    const marked = await bytesOf(`/files/${row?.markedKey}`)
    expect((await shown()).equals(marked)).toBe(true)
    const page = await buyPack(api, token)
    expect((await shown()).equals(await bytesOf(`/files/${row?.imageKey}`))).toBe(true)
    await press(api, page, 'refund')
    expect((await shown()).equals(marked)).toBe(true)
  })
})

describe('a share link', () => {
  it('stops working for good when it is revoked, and a later link has a different slug', async () => {
    const slug = await shareSlug()
    expect(await statusesOf(slug)).toEqual([200, 200, 200])
    expect((await unshare()).status).toBe(204)
    expect(await statusesOf(slug)).toEqual([404, 404, 404])
    expect((await detail()).share_url).toBeUndefined()
    const next = await shareSlug()
    expect(next).not.toBe(slug)
    expect(await statusesOf(slug)).toEqual([404, 404, 404])
    expect(await statusesOf(next)).toEqual([200, 200, 200])
  })

  it('can be revoked twice', async () => {
    await share()
    expect([(await unshare()).status, (await unshare()).status]).toEqual([204, 204])
  })

  it('stops working when the vision is deleted', async () => {
    const slug = await shareSlug()
    await api.delete(`/vision/${id}/`, { token })
    expect(await statusesOf(slug)).toEqual([404, 404, 404])
  })

  it('stops working while the account waits for its deletion', async () => {
    const slug = await shareSlug()
    await api.db.update(accounts).set({ eraseAt: api.clock.now() }).where(eq(accounts.email, email))
    expect(await statusesOf(slug)).toEqual([404, 404, 404])
  })
})
