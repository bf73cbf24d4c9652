import type { ClientRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { createCoupleCalls } from '../testing/couples.ts'
import { formOf } from '../testing/forms.ts'
import { hangUpload } from '../testing/hang-upload.ts'
import { makePhoto, visionForm } from '../testing/pictures.ts'
import { startApi, type TestApi, until } from '../testing/start-api.ts'

const PHOTO = '/couple/update-profile-image/'
const MOST = 100 * 1024 * 1024

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`couple-${++people}@example.com`)

describe('the uploads of one account', () => {
  it.each([
    ['what they declare', { 'Content-Length': MOST }],
    ['the most there may be when they declare nothing', {}],
  ])('count %s: more than its share at once is a 429, until some are done', async (_what, headers) => {
    const token = await join()
    const form = formOf({}, { image: [await makePhoto()] })
    const send = (who: string) => api.post(PHOTO, { token: who, form })
    const hanging: ClientRequest[] = []
    await until(async () => {
      hanging.push(hangUpload(api, token, headers))
      // By its answer the upload has arrived.
      await api.get('/healthz')
      expect(await send(token)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    })
    expect((await send(token)).headers.get('retry-after')).toBe('5')
    const vision = await api.post('/vision/list/', { token, form: visionForm('A barn', [await makePhoto()]) })
    expect(vision.status).toBe(429)
    expect((await send(await join())).status).toBe(200)
    expect((await api.post('/couple/update-profile/', { token, json: { last_name: 'King' } })).status).toBe(200)
    for (const sent of hanging) sent.destroy()
    await until(async () => expect((await send(token)).status).toBe(200))
  })

  it('may be many when they are small', async () => {
    const token = await join()
    const form = formOf({}, { image: [await makePhoto()] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(PHOTO, { token, form })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
})

describe('the uploads of everybody', () => {
  it('are together no more than one process has room for', async () => {
    const hanging: ClientRequest[] = []
    const refused = new Set<number | undefined>()
    await until(async () => {
      const sent = hangUpload(api, await join(), { 'Content-Length': MOST })
      hanging.push(sent.on('response', ({ statusCode }) => refused.add(statusCode)))
      await api.get('/healthz')
      expect([...refused]).toEqual([429])
    })
    expect(hanging.length * MOST).toBeGreaterThan(limits.uploadBytes)
    const form = formOf({}, { image: [await makePhoto()] })
    const token = await join()
    for (const sent of hanging) sent.destroy()
    await until(async () => expect((await api.post(PHOTO, { token, form })).status).toBe(200))
  })
})

describe('the texts of a form', () => {
  const PREFERENCES = '/registration/couple-preferences/'

  it('may together be as large as any other body, and no larger', async () => {
    const token = await join()
    const long = 'x'.repeat(60 * 1024)
    const form = formOf({
      wedding_description: 'Boho',
      wedding_budget: '$',
      categories: '1',
      note: Array(20).fill(long),
    })
    expect(await api.post(PREFERENCES, { token, form })).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it('are refused when a single value comes twice', async () => {
    const token = await join()
    const form = formOf({ wedding_description: 'Boho', wedding_budget: ['$', '$$'], categories: '1' })
    const answer = await api.post(PREFERENCES, { token, form })
    expect(answer).toMatchObject({ status: 400, body: { wedding_budget: [expect.any(String)] } })
  })

  it('are refused with a NUL in any of several', async () => {
    const token = await join()
    const form = formOf({ wedding_description: 'Boho', wedding_budget: '$', categories: ['1', 'a\0b'] })
    const answer = await api.post(PREFERENCES, { token, form })
    expect(answer).toMatchObject({ status: 400, body: { categories: ['This text cannot be read.'] } })
  })
})
