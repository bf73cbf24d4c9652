import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries } from '../../db/tables.ts'
import { ImageFailed, ImageRefused, ImageTimedOut } from '../../providers/images/errors.ts'
import { visionForm } from '../../testing/photos.ts'
import { createGate, type DrawScript, failWith, neverAnswer } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const VISIONS = '/vision/list/'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DRAW_TIMEOUT_MS: '2000' })
})
afterAll(() => api.stop())

async function create(token: string, script?: DrawScript): Promise<string> {
  if (script) api.images.next(script)
  return String((await api.post(VISIONS, { token, form: visionForm('A barn') })).body.id)
}

function settled(token: string, id: string) {
  return until(async () => {
    const { body } = await api.get(`${VISIONS}${id}/`, { token })
    expect(body.is_processing).toBe(false)
    return body
  })
}

async function ledgerOf(id: string): Promise<number[]> {
  const entries = await api.db.select().from(creditEntries)
  return entries.filter(({ visionId }) => visionId === id).map(({ amount }) => amount)
}

describe('a failed drawing', () => {
  it.each([
    ['refused', 'refuses the prompt', failWith(new ImageRefused('no'))],
    ['empty', 'returns no image', failWith(new ImageFailed('empty', 'nothing'))],
    ['timeout', 'times out', failWith(new ImageTimedOut('late'))],
    ['timeout', 'never responds', neverAnswer],
    ['failed', 'responds with an error', failWith(new ImageFailed('unavailable', 'secret-key-of-the-provider'))],
    ['failed', 'throws an unknown error', failWith(new TypeError('inside'))],
    ['failed', 'returns invalid bytes', async () => ({ bytes: new Uint8Array([1, 2, 3]), type: 'image/png' as const })],
  ])('reports "%s" and releases the credit once when the provider %s', async (code, _how, script) => {
    const token = await api.signIn(`${_how.replaceAll(' ', '-')}@example.com`)
    const id = await create(token, script)
    const vision = await settled(token, id)
    expect(vision.failure).toEqual({ code, message: expect.not.stringContaining('secret') })
    expect(vision.result_image).toBe('')
    expect(await ledgerOf(id)).toEqual([-1, 1])
    expect((await api.get('/vision/user-credits/', { token })).body.credits).toBe(3)
  })

  it('cannot be edited, because it has no image', async () => {
    const token = await api.signIn('edit-nothing@example.com')
    const id = await create(token, failWith(new ImageRefused('no')))
    await settled(token, id)
    const answer = await api.post(`${VISIONS}${id}/`, { token, json: { description: 'At night' } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  it('aborts the provider’s request at the deadline', async () => {
    const token = await api.signIn('stop@example.com')
    const { promise, resolve } = Promise.withResolvers<boolean>()
    await create(token, (_request, signal) => {
      signal.addEventListener('abort', () => resolve(true))
      return new Promise(() => {})
    })
    expect(await promise).toBe(true)
  })
})

describe('a failed edit', () => {
  it('leaves the previous image in place, does not count as an edit and releases no credit', async () => {
    const token = await api.signIn('failed-edit@example.com')
    const id = await create(token)
    const before = await settled(token, id)
    api.images.next(failWith(new ImageRefused('no')))
    await api.post(`${VISIONS}${id}/`, { token, json: { description: 'At night' } })
    const after = await settled(token, id)
    expect(after).toMatchObject({ result_image: before.result_image, history_images: [], failure: { code: 'refused' } })
    expect(await ledgerOf(id)).toEqual([-1])
    const again = await api.post(`${VISIONS}${id}/`, { token, json: { description: 'At dusk' } })
    expect(again.body).toMatchObject({ failure: null, history_images: [{ description: 'At dusk' }] })
    await settled(token, id)
  })
})

describe('an image that arrives late', () => {
  it('is discarded if the deadline has passed', async () => {
    const token = await api.signIn('late@example.com')
    const gate = createGate()
    const id = await create(token, gate.script)
    const failed = await settled(token, id)
    gate.open()
    await create(token).then((next) => settled(token, next))
    expect(await settled(token, id)).toEqual(failed)
  })
})
