import { BLANK_DESCRIPTION, BLANK_EDIT, calls, LONG_DESCRIPTION } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts, visions } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { createGate } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { isProcessing } from './repository.ts'
import { visionRules } from './rules.ts'

const VISIONS = '/vision/list/'
const UNKNOWN = '/vision/list/3f1f0d6e-55a5-4f0e-9b43-0d6a2f7a7c11/'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
// A vision left in the queue would consume the image script of the next test.
afterEach(() => until(async () => expect((await api.db.select().from(visions)).filter(isProcessing)).toEqual([])))
afterAll(() => api.stop())

const visionPath = (id: string) => `${VISIONS}${id}/`
const credits = async (token: string) => (await api.get('/vision/user-credits/', { token })).body.credits

async function create(token: string, description: string, images: Blob[] = []): Promise<string> {
  const { status, body } = await api.post(VISIONS, { token, form: visionForm(description, images) })
  expect(status).toBe(201)
  return String(body.id)
}

function settled(token: string, id: string) {
  return until(async () => {
    const { body } = await api.get(visionPath(id), { token })
    expect(body.is_processing).toBe(false)
    return calls.getVision.response.parse(body)
  })
}

describe('POST a vision', () => {
  it('draws the vision for one credit and emails its link', async () => {
    const token = await api.signIn('ada@example.com')
    const id = await create(token, 'A barn at dusk with peonies')
    const vision = await settled(token, id)
    expect(vision).toMatchObject({
      id,
      title: 'A barn at dusk with peonies',
      is_task_processing: false,
      failure: null,
      is_illustrated: true,
      is_watermarked: true,
      history_images: [],
    })
    expect(await credits(token)).toBe(2)
    const image = await api.get(new URL(vision.result_image).pathname)
    expect(image.status).toBe(200)
    expect(image.headers.get('content-type')).toBe('image/webp')
    expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(image.headers.get('cache-control')).toMatch(/^public, .*immutable$/)
    expect(image.headers.get('content-disposition')).toBeNull()
    const download = await api.get(`${new URL(vision.result_image).pathname}?download`)
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="picture.webp"; filename*=UTF-8''picture.webp`,
    )
    expect(vision.palette).toEqual(expect.arrayContaining([expect.stringMatching(/^#[\da-f]{6}$/)]))
    await until(async () => {
      const mails = await api.service.services.mailbox.list('ada@example.com')
      expect(mails[0]?.text).toContain(`${api.config.urls.vision}/vision-board/view/${id}`)
    })
  })

  it('reports the progress while the vision is drawn', async () => {
    const token = await api.signIn('bea@example.com')
    const gate = createGate()
    api.images.next(gate.script)
    const id = await create(token, 'Cliffs by the sea')
    await until(async () => {
      const { body } = await api.get(visionPath(id), { token })
      expect(body).toMatchObject({ is_processing: true, is_task_processing: true, result_image: '' })
      expect(Date.parse(String(body.processing_since))).toBeLessThanOrEqual(Date.now())
    })
    gate.open()
    expect((await settled(token, id)).result_image).not.toBe('')
  })

  it('passes the cleaned reference images to the provider in order', async () => {
    const token = await api.signIn('cleo@example.com')
    const before = api.images.requests.length
    const id = await create(token, 'Our venue, in these colours', [await makePhoto(), await makePhoto('#33aa55')])
    const vision = await settled(token, id)
    expect(vision.images).toHaveLength(2)
    expect(api.images.requests[before]?.references).toHaveLength(2)
    for (const { image } of vision.images) expect((await api.get(new URL(image).pathname)).status).toBe(200)
  })

  it('stores the roles of the images and the placement, and passes them to the provider for each drawing', async () => {
    const token = await api.signIn('vera@example.com')
    const before = api.images.requests.length
    const placement = { arch: { x: 0.4, y: 0.6 }, aisle_end: { x: 0.5, y: 1 } }
    const form = visionForm('An arch with white roses')
    form.set('placement', JSON.stringify(placement))
    form.append('images', await makePhoto(), 'venue-1')
    form.append('images', await makePhoto('#33aa55'), 'inspiration-2')
    form.append('images', await makePhoto('#3355aa'), 'my-venue-3')
    const { body } = await api.post(VISIONS, { token, form })
    const vision = await settled(token, String(body.id))
    const roles = ['venue', 'inspiration', 'inspiration'] as const
    expect(vision.images.map(({ role }) => role)).toEqual(roles)
    await api.post(visionPath(vision.id), { token, json: { description: 'add lanterns' } })
    await settled(token, vision.id)
    for (const request of api.images.requests.slice(before)) {
      expect(request.references.map(({ role }) => role)).toEqual(roles)
      expect(request.placement).toEqual(placement)
    }
    const [kept] = await api.db.select().from(visions).where(eq(visions.id, vision.id))
    expect(kept?.placement).toEqual(placement)
  })

  it.each(['left', '{"arch":{"x":2,"y":0.5},"aisle_end":{"x":0,"y":1}}', '[]', 'x'.repeat(500)])(
    'rejects the placement %s and charges nothing',
    async (placement) => {
      const token = await api.signIn('wren@example.com')
      const form = visionForm('An arch')
      form.set('placement', placement)
      const { status, body } = await api.post(VISIONS, { token, form })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_failed', placement: [expect.any(String)] })
      expect(await credits(token)).toBe(3)
    },
  )

  it('accepts a JSON body and stores the vendor page on which the vision was created', async () => {
    const token = await api.signIn('dora@example.com')
    const json = { description: 'A tent', partner: 'inn', vendor_id: '17' }
    const { status, body } = await api.post(VISIONS, { token, json })
    expect(status).toBe(201)
    await settled(token, String(body.id))
    const [kept] = await api.db
      .select()
      .from(visions)
      .where(eq(visions.id, String(body.id)))
    expect(kept).toMatchObject({ partner: 'inn', vendorId: '17' })
  })

  it('rejects blank and overlong prompts and charges nothing', async () => {
    const token = await api.signIn('eva@example.com')
    for (const [description, message] of [
      ['', BLANK_DESCRIPTION],
      [' \n ', BLANK_DESCRIPTION],
      ['x'.repeat(2001), LONG_DESCRIPTION],
    ] as const) {
      const { status, body } = await api.post(VISIONS, { token, form: visionForm(description) })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_failed', description: [message] })
    }
    expect((await api.post(VISIONS, { token, json: {} })).body.description).toEqual(['This field is required.'])
    expect(await credits(token)).toBe(3)
  })

  it('rejects six images, non-image files and files over 20 MB, and charges nothing', async () => {
    const token = await api.signIn('fay@example.com')
    const photo = await makePhoto()
    const send = (images: Blob[]) => api.post(VISIONS, { token, form: visionForm('A barn', images) })
    expect(await send(Array(6).fill(photo))).toMatchObject({ status: 400, body: { code: 'too_many_files' } })
    const program = new Blob(['MZ\u0000 this program cannot be run'], { type: 'image/png' })
    expect(await send([photo, program])).toMatchObject({ status: 400, body: { code: 'unsupported_image' } })
    expect(await send([new Blob([])])).toMatchObject({ status: 400, body: { code: 'unsupported_image' } })
    const huge = new Blob([new Uint8Array(25 * 1024 * 1024)])
    expect(await send([huge, photo])).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(await credits(token)).toBe(3)
  })

  it('responds 402 if the account has no credits left', async () => {
    const token = await api.signIn('gia@example.com')
    for (const words of ['One', 'Two', 'Three']) await create(token, words)
    const { status, body } = await api.post(VISIONS, { token, form: visionForm('Four') })
    expect(status).toBe(402)
    expect(body).toMatchObject({ code: 'no_credits', detail: 'You have no vision credits remaining.' })
    expect(await credits(token)).toBe(0)
  })

  it('rejects visions and edits above the hourly limit of an account and charges nothing', async () => {
    const token = await api.signIn('busy@example.com')
    const [account] = await api.db.select().from(accounts).where(eq(accounts.email, 'busy@example.com'))
    await useUpAllButOne(api, `drawings:${account?.id}`, visionRules.drawingsPerAccount)
    const id = await create(token, 'A barn')
    await settled(token, id)
    for (const asked of [
      api.post(VISIONS, { token, form: visionForm('Another barn') }),
      api.post(visionPath(id), { token, json: { description: 'More roses' } }),
    ]) {
      expect(await asked).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    }
    expect(await credits(token)).toBe(2)
    expect((await settled(token, id)).history_images).toEqual([])
  })
})

describe('GET visions', () => {
  it('lists visions newest first, with titles truncated by code point', async () => {
    const token = await api.signIn('hana@example.com')
    const first = await create(token, '💐'.repeat(60))
    api.advance(1_000)
    const second = await create(token, 'Short')
    const { status, body } = await api.get(VISIONS, { token })
    expect(status).toBe(200)
    const list = calls.listVisions.response.parse(body)
    expect(list).toEqual(body)
    expect(list.data.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: second, title: 'Short' },
      { id: first, title: '💐'.repeat(50) },
    ])
  })
})

describe('POST an edit', () => {
  it('draws up to three edits from the previous image, free of charge', async () => {
    const token = await api.signIn('ivy@example.com')
    const id = await create(token, 'A garden')
    const first = await settled(token, id)
    expect(first.original_image).toBeUndefined()
    const left = await credits(token)
    for (const [index, description] of ['At night', 'More roses', 'No chairs'].entries()) {
      const { status, body } = await api.post(visionPath(id), { token, json: { description } })
      expect(status).toBe(200)
      expect(body.is_processing).toBe(true)
      expect(body.history_images).toHaveLength(index + 1)
      await settled(token, id)
    }
    expect(api.images.requests.at(-1)).toMatchObject({
      prompt: 'A garden',
      edits: ['At night', 'More roses', 'No chairs'],
      previous: { state: { edits: 2 } },
    })
    const { history_images, original_image } = await settled(token, id)
    expect(original_image).toBe(first.result_image)
    expect(history_images.map(({ description }) => description)).toEqual(['At night', 'More roses', 'No chairs'])
    expect(new Set(history_images.map(({ image }) => image)).size).toBe(3)
    const fourth = await api.post(visionPath(id), { token, json: { description: 'Once more' } })
    expect(fourth).toMatchObject({ status: 400, body: { code: 'no_edits_left' } })
    expect(await credits(token)).toBe(left)
  })

  it('responds 409 while the vision is being drawn', async () => {
    const token = await api.signIn('jo@example.com')
    const gate = createGate()
    api.images.next(gate.script)
    const id = await create(token, 'A loft')
    const early = await api.post(visionPath(id), { token, json: { description: 'At night' } })
    expect(early).toMatchObject({ status: 409, body: { code: 'still_processing' } })
    gate.open()
    await settled(token, id)
  })

  it('rejects blank prompts and unknown visions', async () => {
    const token = await api.signIn('kim@example.com')
    const id = await create(token, 'A loft')
    await settled(token, id)
    const blank = await api.post(visionPath(id), { token, json: { description: ' ' } })
    expect(blank).toMatchObject({ status: 400, body: { description: [BLANK_EDIT] } })
    expect((await api.post(UNKNOWN, { token, json: { description: 'x' } })).status).toBe(404)
    expect((await api.get(UNKNOWN, { token })).status).toBe(404)
    expect((await api.get('/vision/list/7/', { token })).status).toBe(404)
  })
})
