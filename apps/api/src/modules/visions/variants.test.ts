import { calls, type VisionDetail } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visions, visionVariants } from '../../db/tables.ts'
import { ImageFailed, ImageRefused } from '../../providers/images/errors.ts'
import type { DrawnImage } from '../../providers/images/images.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { filesInStore } from '../../testing/documents.ts'
import { buyPack, creditsOf, settledVision } from '../../testing/packs.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { createGate, createScriptedImages, type DrawScript, failWith } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const VISIONS = '/vision/list/'

const images = Object.assign(createScriptedImages(), { variants: 4 })
let api: TestApi
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' }, { images })
})
afterAll(() => api.stop())

/** An image provider that draws a small image. The image's state and title name the variant or the edit. */
const drawNamed: DrawScript = async ({ variant = 0, edits, previous }): Promise<DrawnImage> => {
  const name = edits.length > 0 ? `edit of ${JSON.stringify(previous?.state)}` : `variant ${variant}`
  const reading = { understood: [], notDrawn: [name], changes: [name], suggestions: [], title: name }
  const bytes = new Uint8Array(await (await makePhoto()).arrayBuffer())
  return { bytes, type: 'image/webp', state: { name }, reading }
}

let people = 0
async function join() {
  const token = await api.signIn(`variants${++people}@example.com`)
  const read = async (id: string) =>
    calls.getVision.response.parse((await api.get(`${VISIONS}${id}/`, { token })).body) as VisionDetail
  return {
    token,
    read,
    async create(...scripts: DrawScript[]): Promise<string> {
      for (const script of scripts) images.next(script)
      return String((await api.post(VISIONS, { token, form: visionForm('A barn') })).body.id)
    },
    pick: (id: string, variant: unknown) => api.post(`/vision/${id}/pick/`, { token, json: { variant } }),
    edit: (id: string) => api.post(`${VISIONS}${id}/`, { token, json: { description: 'At night' } }),
    /** Waits until all variants are drawn or have failed. */
    drawn: (id: string) =>
      until(async () => {
        const vision = await read(id)
        expect([vision.is_processing, vision.pending_variants]).toEqual([false, undefined])
        return vision
      }),
  }
}

const ALL = [drawNamed, drawNamed, drawNamed, drawNamed]

describe('the variants of a new vision', () => {
  it('are four, cost one credit, and start with the picked first image', async () => {
    const { token, create, drawn } = await join()
    const before = await creditsOf(api, token)
    const vision = await drawn(await create(...ALL))
    expect(await creditsOf(api, token)).toBe(before - 1)
    expect(vision.variants?.map(({ title, is_picked }) => [title, is_picked])).toEqual([
      ['variant 0', true],
      ['variant 1', false],
      ['variant 2', false],
      ['variant 3', false],
    ])
    expect(vision.variants?.[0]?.image).toBe(vision.result_image)
    expect(new Set(vision.variants?.map(({ image }) => image)).size).toBe(4)
  })

  it('are drawn after the vision is ready, from the state of the first image', async () => {
    const { create, read, drawn } = await join()
    const gate = createGate()
    const id = await create(drawNamed, gate.script)
    const vision = await until(async () => {
      const found = await read(id)
      expect(found.is_processing).toBe(false)
      return found
    })
    expect(vision).toMatchObject({ pending_variants: 3, result_image: expect.stringMatching(/webp$/) })
    expect(vision.variants).toBeUndefined()
    gate.open()
    expect((await drawn(id)).variants).toHaveLength(4)
    expect(images.requests.at(-1)).toMatchObject({ variant: 3, edits: [], previous: { state: { name: 'variant 0' } } })
  })

  it('notify the couple with one socket frame each', async () => {
    const { body } = await api.post('/auth/handoff/', { token: await api.signIn('frames@example.com') })
    const session = await api.post('/auth/handoff/redeem/', { json: { code: body.code } })
    const token = String(session.body.token)
    const socket = await joinChat(api.url, Number(session.body.userId), token)
    const { body: made } = await api.post(VISIONS, { token, form: visionForm('A barn') })
    const settled = () => socket.frames.filter(({ action }) => action === 'vision_ready')
    await expect
      .poll(settled, { timeout: 60_000 })
      .toEqual(Array(4).fill({ action: 'vision_ready', vision_id: made.id }))
    socket.close()
  })

  it('are fewer if the drawing of one fails, and the vision stays ready', async () => {
    const { create, drawn } = await join()
    const failures = [failWith(new ImageFailed('undrawable', 'no')), failWith(new ImageRefused('no'))]
    const vision = await drawn(await create(drawNamed, ...failures, drawNamed))
    expect(vision.variants?.map(({ title }) => title)).toEqual(['variant 0', 'variant 3'])
    expect(vision.failure ?? null).toBeNull()
  })

  it('are absent if all of them fail', async () => {
    const { create, drawn } = await join()
    const failure = failWith(new ImageRefused('no'))
    expect((await drawn(await create(drawNamed, failure, failure, failure))).variants).toBeUndefined()
  })

  it('are not drawn after a failed first image', async () => {
    const { token, create } = await join()
    const id = await create(failWith(new ImageRefused('no')))
    await settledVision(api, token, id)
    expect(await api.db.$count(visionVariants, eq(visionVariants.visionId, id))).toBe(0)
  })

  it('wait until no other vision is queued or being drawn', async () => {
    const [first, second] = [await join(), await join()]
    const [firstGate, secondGate] = [createGate(), createGate()]
    const id = await first.create(firstGate.script)
    const other = await second.create(secondGate.script)
    await until(async () => expect(images.requests.length).toBeGreaterThan(1))
    const requests = images.requests.length
    firstGate.open()
    await settledVision(api, first.token, id)
    expect(images.requests.slice(requests).filter(({ variant }) => variant !== undefined)).toEqual([])
    secondGate.open()
    await second.drawn(other)
    expect((await first.drawn(id)).variants).toHaveLength(4)
  })

  it('are no longer drawn once the couple edits the vision', async () => {
    const { token, create, edit, read } = await join()
    const gate = createGate()
    const id = await create(drawNamed, gate.script, drawNamed)
    await settledVision(api, token, id)
    await until(async () => expect(images.requests.at(-1)?.variant).toBe(1))
    const files = (await filesInStore(api)).length
    expect((await edit(id)).status).toBe(200)
    gate.open()
    await settledVision(api, token, id)
    expect(await read(id)).toMatchObject({ history_images: [{ description: 'At night' }] })
    expect((await read(id)).variants).toBeUndefined()
    // Expects only the two files of the edit, because the files of the variants have been deleted.
    await until(async () => expect((await filesInStore(api)).length).toBe(files + 2))
  })

  it('have no watermark after a purchase, and have it before', async () => {
    const { token, create, drawn } = await join()
    const id = await create(...ALL)
    const keys = await drawn(id).then(() => api.db.select().from(visionVariants).where(eq(visionVariants.visionId, id)))
    const urls = async () => (await drawn(id)).variants?.map(({ image }) => image.split('/').at(-1)).sort()
    expect(await urls()).toEqual(keys.map(({ markedKey }) => markedKey).sort())
    await buyPack(api, token)
    await until(async () => expect(await urls()).toEqual(keys.map(({ imageKey }) => imageKey).sort()))
  })

  it('are deleted with their files when the vision is deleted', async () => {
    const { token, create, drawn } = await join()
    const before = await filesInStore(api)
    const id = await create(...ALL)
    await drawn(id)
    expect(await filesInStore(api)).toHaveLength(before.length + 8)
    await api.delete(`/vision/${id}/`, { token })
    expect((await filesInStore(api)).sort()).toEqual(before.sort())
    expect(await api.db.$count(visionVariants, eq(visionVariants.visionId, id))).toBe(0)
  })
})

describe('POST /vision/{id}/pick/', () => {
  it('shows the picked variant, and edits start from it', async () => {
    const { token, create, drawn, pick, edit, read } = await join()
    const id = await create(...ALL)
    const { variants } = await drawn(id)
    const { status, body } = await pick(id, 2)
    expect(status).toBe(200)
    expect(calls.pickVariant.response.parse(body)).toMatchObject({
      result_image: variants?.[2]?.image,
      title: 'variant 2',
      not_drawn: ['variant 2'],
    })
    expect((await read(id)).variants?.map(({ is_picked }) => is_picked)).toEqual([false, false, true, false])
    images.next(drawNamed)
    await edit(id)
    await settledVision(api, token, id)
    expect(await read(id)).toMatchObject({
      title: 'edit of {"name":"variant 2"}',
      original_image: variants?.[2]?.image,
      variants: [{ is_picked: false }, { is_picked: false }, { is_picked: true }, { is_picked: false }],
    })
  })

  it('does not change which image the remaining variants start from', async () => {
    const { create, drawn, pick, read } = await join()
    const gate = createGate()
    const id = await create(drawNamed, drawNamed, gate.script, drawNamed)
    await until(async () => expect((await read(id)).variants).toHaveLength(2))
    expect((await pick(id, 1)).status).toBe(200)
    gate.open()
    await drawn(id)
    expect(images.requests.at(-1)).toMatchObject({ variant: 3, previous: { state: { name: 'variant 0' } } })
    expect((await read(id)).title).toBe('variant 1')
  })

  it('keeps the couple’s own title', async () => {
    const { token, create, drawn, pick } = await join()
    const id = await create(...ALL)
    await drawn(id)
    await api.patch(`/vision/${id}/`, { token, json: { title: 'Our day' } })
    expect((await pick(id, 3)).body.title).toBe('Our day')
  })

  it('responds 409 once the vision has edits, and while an edit is being drawn', async () => {
    const { token, create, drawn, pick, edit } = await join()
    const id = await create(...ALL)
    await drawn(id)
    const gate = createGate()
    images.next(gate.script)
    await edit(id)
    expect(await pick(id, 1)).toMatchObject({ status: 409, body: { code: 'still_processing' } })
    gate.open()
    await settledVision(api, token, id)
    expect(await pick(id, 1)).toMatchObject({ status: 409, body: { code: 'already_edited' } })
  })

  it('works after a failed edit, which leaves no original image', async () => {
    const { token, create, drawn, pick, edit } = await join()
    const id = await create(...ALL)
    await drawn(id)
    images.next(failWith(new ImageRefused('no')))
    await edit(id)
    await settledVision(api, token, id)
    const { status, body } = await pick(id, 1)
    expect(status).toBe(200)
    expect(calls.pickVariant.response.parse(body)).toMatchObject({ title: 'variant 1', failure: null })
    expect(body.original_image).toBeUndefined()
  })

  it.each([4, -1, 1.5, '1', null])('responds 400 to the variant %j', async (variant) => {
    const { create, drawn, pick } = await join()
    const id = await create(...ALL)
    await drawn(id)
    expect(await pick(id, variant)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  it('responds 400 to a variant that was not drawn, and 404 to another account', async () => {
    const { create, drawn, pick } = await join()
    const failure = failWith(new ImageRefused('no'))
    const id = await create(drawNamed, failure, failure, drawNamed)
    await drawn(id)
    expect((await pick(id, 2)).status).toBe(400)
    expect((await (await join()).pick(id, 1)).status).toBe(404)
  })
})

it('a vision has no variants if the image provider draws none', async () => {
  const plain = await startApi()
  try {
    const token = await plain.signIn('plain@example.com')
    const { body } = await plain.post(VISIONS, { token, form: visionForm('A barn') })
    const vision = await settledVision(plain, token, String(body.id))
    expect([vision.variants, vision.pending_variants]).toEqual([undefined, undefined])
    const [row] = await plain.db.select().from(visions)
    expect(row?.pendingVariants).toBe(0)
  } finally {
    await plain.stop()
  }
})
