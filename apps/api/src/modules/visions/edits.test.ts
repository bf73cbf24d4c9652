import { randomUUID } from 'node:crypto'
import { calls, type VisionDetail } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ImageRefused } from '../../providers/images/errors.ts'
import type { Answer } from '../../testing/api-client.ts'
import { buyPack, creditsOf, settledVision } from '../../testing/packs.ts'
import { visionForm } from '../../testing/photos.ts'
import { createGate, type DrawScript, failWith } from '../../testing/scripted-images.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string
let path: string
let people = 0
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  token = await api.signIn(`editor${++people}@example.com`)
  const { body } = await api.post('/vision/list/', { token, form: visionForm('A barn') })
  path = `/vision/list/${body.id}/`
  await settled()
})

async function settled(): Promise<VisionDetail> {
  const id = path.split('/')[3] ?? ''
  return calls.getVision.response.parse(await settledVision(api, token, id))
}
const edit = (description: string, key: string = randomUUID()): Promise<Answer> =>
  api.post(path, { token, json: { description }, headers: { 'Idempotency-Key': key } })
async function draw(description: string, script?: DrawScript): Promise<VisionDetail> {
  if (script) api.images.next(script)
  expect((await edit(description)).status).toBe(200)
  return settled()
}
const words = ({ history_images }: VisionDetail) => history_images.map(({ description }) => description)

const NONE_LEFT = { status: 400, body: { code: 'no_edits_left' } }
const DRAWING = { status: 409, body: { code: 'still_processing' } }

describe('POST an edit, concurrently', () => {
  it('accepts one edit and responds 409 to the others', async () => {
    const gate = createGate()
    api.images.next(gate.script)
    const answers = await Promise.all(['At night', 'More roses', 'No chairs'].map((text) => edit(text)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const answer of answers) if (answer.status === 409) expect(answer).toMatchObject(DRAWING)
    gate.open()
    expect((await settled()).history_images).toHaveLength(1)
  })

  it('creates one edit with one response for the same idempotency key, even after a later retry', async () => {
    const key = randomUUID()
    const gate = createGate()
    api.images.next(gate.script)
    const answers = await Promise.all([edit('At night', key), edit('At night', key)])
    gate.open()
    await settled()
    answers.push(await edit('At night', key))
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
    expect(words(await settled())).toEqual(['At night'])
    expect(await edit('At dusk', key)).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
  })

  it('accepts only one of two edits if one edit is left', async () => {
    await draw('One')
    await draw('Two')
    const answers = await Promise.all([edit('Three'), edit('Four')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await settled()
    expect(await edit('Five')).toMatchObject(NONE_LEFT)
    expect((await settled()).history_images).toHaveLength(3)
  })
})

describe('the fourth edit of a vision', () => {
  it('is rejected and not drawn', async () => {
    for (const text of ['One', 'Two', 'Three']) await draw(text)
    const before = api.images.requests.length
    expect(await edit('Four')).toMatchObject(NONE_LEFT)
    expect((await settled()).is_processing).toBe(false)
    expect(api.images.requests).toHaveLength(before)
  })

  it('is rejected even after the purchase of a pack, because packs contain visions', async () => {
    for (const text of ['One', 'Two', 'Three']) await draw(text)
    await buyPack(api, token)
    expect(await edit('Four')).toMatchObject(NONE_LEFT)
  })

  it('is accepted if an earlier edit failed, because failed edits do not count', async () => {
    const { result_image } = await draw('One')
    const failed = await draw('Two', failWith(new ImageRefused('no')))
    expect(failed).toMatchObject({ result_image, failure: { code: 'refused' } })
    expect(words(failed)).toEqual(['One'])
    for (const text of ['Two again', 'Three']) await draw(text)
    expect(words(await settled())).toEqual(['One', 'Two again', 'Three'])
    expect(api.images.requests.at(-1)?.edits).toEqual(['One', 'Two again', 'Three'])
    expect(await edit('Four')).toMatchObject(NONE_LEFT)
    expect(await creditsOf(api, token)).toBe(2)
  })
})

describe('the edit history of a vision', () => {
  it('contains an image of each edit, while the vision shows the previous image until an edit is drawn', async () => {
    const first = await draw('One')
    const gate = createGate()
    api.images.next(gate.script)
    await edit('Two')
    const meanwhile = calls.getVision.response.parse((await api.get(path, { token })).body)
    expect(meanwhile).toMatchObject({ is_processing: true, result_image: first.result_image })
    expect(meanwhile.history_images).toMatchObject([{ image: first.result_image }, { description: 'Two', image: '' }])
    gate.open()
    const second = await settled()
    expect(second.history_images.map(({ image }) => image)).toEqual([first.result_image, second.result_image])
    for (const { image } of second.history_images) {
      expect((await api.get(new URL(image ?? '').pathname)).headers.get('content-type')).toBe('image/webp')
    }
  })
})
