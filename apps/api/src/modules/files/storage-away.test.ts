import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FileStore } from '../../providers/files/files.ts'
import { StorageError, type StorageFailure } from '../../providers/files/storage-error.ts'
import { createMemoryFiles } from '../../testing/credits/memory-files.ts'
import { makePdf, upload } from '../../testing/documents.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const memory = createMemoryFiles()
let failure: StorageFailure | undefined
const fail = () => {
  if (failure) throw new StorageError(failure, 'The store is away.')
}
const files: FileStore = {
  ...memory,
  async put(key, bytes, type) {
    fail()
    await memory.put(key, bytes, type)
  },
  async get(key) {
    fail()
    return memory.get(key)
  },
  async delete(key) {
    fail()
    await memory.delete(key)
  },
}

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi({}, { files })
  lead = await makeLead(api)
})
afterAll(() => api.stop())
beforeEach(() => {
  failure = undefined
})

const UNAVAILABLE = { status: 503, body: expect.objectContaining({ code: 'unavailable' }) }

it.each<StorageFailure>(['unavailable', 'full', 'refused'])(
  'the upload of a document responds 503 with Retry-After while the store is %s, and succeeds later',
  async (given) => {
    failure = given
    const document = { 'contract.pdf': await makePdf() }
    const answer = await upload(api, lead, document)
    expect(answer).toMatchObject(UNAVAILABLE)
    expect(answer.headers.get('retry-after')).toBe('5')
    failure = undefined
    expect((await upload(api, lead, document)).status).toBe(200)
  },
)

it('a new vision with photos responds 503 and costs no credit while the store is away', async () => {
  const token = await api.signIn('away@example.com')
  const form = visionForm('A barn', [await makePhoto()])
  const credits = async () => (await api.get('/vision/user-credits/', { token })).body.credits
  const before = await credits()
  failure = 'unavailable'
  expect(await api.post('/vision/list/', { token, form })).toMatchObject(UNAVAILABLE)
  expect(await credits()).toBe(before)
  expect((await api.get('/vision/list/', { token })).body).toMatchObject({ data: [] })
})

it('an image responds 503 while the store is away', async () => {
  failure = 'unavailable'
  expect(await api.get(`/files/${'0'.repeat(40)}.webp`)).toMatchObject(UNAVAILABLE)
})
