import { once } from 'node:events'
import type { ClientRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../testing/couples.ts'
import { filesInStore, streamFilm } from '../testing/documents.ts'
import { formOf } from '../testing/forms.ts'
import { hangUpload } from '../testing/hang-upload.ts'
import { makeLead } from '../testing/leads.ts'
import { makePhoto } from '../testing/photos.ts'
import { startApi, type TestApi, until } from '../testing/start-api.ts'
import { httpRules } from './rules.ts'

const PHOTO = '/couple/update-profile-image/'
/** The end of one file in a form and the head of the next file. */
const PART_HEAD = '\r\n--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`couple-${++people}@example.com`)

/** Returns a photo that is padded to a size in bytes. */
async function largePhoto(bytes: number): Promise<Buffer> {
  return Buffer.concat([Buffer.from(await (await makePhoto()).arrayBuffer())], bytes)
}

/** Sends photos without ending the form. */
async function holdPhotos(token: string, count: number, photo: Buffer): Promise<ClientRequest> {
  const sent = hangUpload(api, token)
  for (let n = 0; n < count; n++) {
    if (!sent.write(photo)) await once(sent, 'drain')
    sent.write(PART_HEAD)
  }
  return sent
}

async function sendPhoto(token: string) {
  return api.post(PHOTO, { token, form: formOf({}, { image: [await makePhoto()] }) })
}

describe('the API', () => {
  it('accepts a photo during slow uploads of six other accounts, regardless of their declared length', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, join))
    const hanging = tokens.flatMap((token) =>
      [1, 2].map(() => hangUpload(api, token, { 'Content-Length': 100 * 1024 * 1024 })),
    )
    // When this request gets a response, the earlier uploads have arrived.
    await api.get('/healthz')
    expect((await sendPhoto(await join())).status).toBe(200)
    for (const sent of hanging) sent.destroy()
  })

  it('responds 408 to a slow upload and stores no part of the document', async () => {
    const lead = await makeLead(api)
    const before = await filesInStore(api)
    const film = await streamFilm(api, lead, 256 * 1024)
    const photo = hangUpload(api, await join())
    await until(async () => expect((await filesInStore(api)).length).toBeGreaterThan(before.length))
    const statuses = [film, photo].map(async (sent) => (await once(sent, 'response'))[0].statusCode)
    // The first bytes of the video are fewer than the minimum for one window.
    let [filmStatus, photoStatus] = [0, 0]
    void statuses[0]?.then((status) => {
      filmStatus = status
    })
    void statuses[1]?.then((status) => {
      photoStatus = status
    })
    await until(async () => {
      api.advance(httpRules.bodyWindowMs)
      await api.get('/healthz')
      expect([filmStatus, photoStatus]).toEqual([408, 408])
    })
    await until(async () => expect(await filesInStore(api)).toEqual(before))
  })
})

describe('the upload budget', () => {
  it('responds 429 with Retry-After only to the account above its share of bytes', async () => {
    const token = await join()
    const photo = await largePhoto(19 * 1024 * 1024)
    const each = 5 * photo.byteLength
    const hanging: ClientRequest[] = []
    while ((hanging.length + 1) * each < httpRules.uploads.perAccount) hanging.push(await holdPhotos(token, 5, photo))
    const last = await holdPhotos(token, 2, photo)
    const answer = once(last, 'response')
    last.end('--b--\r\n')
    const [response] = await answer
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '5'])
    response.resume()
    expect((await sendPhoto(await join())).status).toBe(200)
    for (const sent of hanging) sent.destroy()
    await until(async () => expect((await sendPhoto(token)).status).toBe(200))
  })

  it('accepts many small uploads of one account', async () => {
    const token = await join()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendPhoto(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
})

describe('the form data parser', () => {
  const PREFERENCES = '/registration/couple-preferences/'

  it('responds 413 to a form whose text fields together exceed the size limit of a body', async () => {
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

  it('responds 400 to a form that repeats a field with a single value', async () => {
    const token = await join()
    const form = formOf({ wedding_description: 'Boho', wedding_budget: ['$', '$$'], categories: '1' })
    const answer = await api.post(PREFERENCES, { token, form })
    expect(answer).toMatchObject({ status: 400, body: { wedding_budget: [expect.any(String)] } })
  })

  it('responds 400 to a form with a NUL character in one of the values of a list', async () => {
    const token = await join()
    const form = formOf({ wedding_description: 'Boho', wedding_budget: '$', categories: ['1', 'a\0b'] })
    const answer = await api.post(PREFERENCES, { token, form })
    expect(answer).toMatchObject({
      status: 400,
      body: { categories: ['This text contains characters that we cannot store. Please type it again.'] },
    })
  })
})
