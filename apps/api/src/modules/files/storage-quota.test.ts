import { randomBytes } from 'node:crypto'
import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leadFiles, storedFiles } from '../../db/tables.ts'
import { httpRules } from '../../http/rules.ts'
import { createMemoryFiles } from '../../testing/credits/memory-files.ts'
import { filesInStore, finish, makePdf, streamFilm, upload } from '../../testing/documents.ts'
import { formOf } from '../../testing/forms.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { fileRules } from './rules.ts'

const MB = 1024 * 1024
const PHOTO = '/couple/update-profile-image/'

let api: TestApi
let pdf: Uint8Array
beforeAll(async () => {
  api = await startApi()
  pdf = await makePdf()
})
afterAll(() => api.stop())

/** Creates a PDF of the given size. */
const largePdf = (size: number) => Buffer.concat([pdf], size)
const sendPhoto = async (on: TestApi, token: string) =>
  on.post(PHOTO, { token, form: formOf({}, { image: [await makePhoto()] }) })

async function idOf(token: string): Promise<number> {
  const { body } = await api.get('/couple/dashboard/', { token })
  return Number(calls.getDashboard.response.parse(body).user.id)
}

/** Adds stored images with this total number of bytes to an account. */
async function store(accountId: number, size: number): Promise<void> {
  await api.db.insert(storedFiles).values({ key: randomBytes(8).toString('hex'), accountId, size })
}

/** Shares one document of this size in bytes as the vendor. */
async function share({ leadId, vendorUserId }: TestLead, size: number): Promise<void> {
  const key = randomBytes(8).toString('hex')
  await api.db
    .insert(leadFiles)
    .values({ leadId, accountId: vendorUserId, name: 'a.mp4', key, size, hash: '', createdAt: api.clock.now() })
}

describe('the storage quota of an account', () => {
  it('responds 413 with the free space to a document that exceeds it, and accepts smaller documents', async () => {
    const lead = await makeLead(api)
    await store(await idOf(lead.couple), fileRules.storagePerAccount - 2 * MB)
    const before = await filesInStore(api)
    const answer = await upload(api, lead, { 'a.pdf': largePdf(3 * MB) })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(answer.body.detail).toMatch(/^There is room for 2 MB more in your account, of 5 GB\./)
    expect(await filesInStore(api)).toEqual(before)
    expect((await upload(api, lead, { 'b.pdf': largePdf(MB) })).status).toBe(200)
    expect((await upload(api, lead, { 'c.pdf': largePdf(3 * MB) }, lead.vendor)).status).toBe(200)
  })

  it('responds 413 to photos while the quota is used up, until a file is deleted', async () => {
    const lead = await makeLead(api)
    const id = await idOf(lead.couple)
    expect((await sendPhoto(api, lead.couple)).status).toBe(200)
    await store(id, fileRules.storagePerAccount)
    expect(await sendPhoto(api, lead.couple)).toMatchObject({ status: 413, body: { code: 'too_large' } })
    await api.db.delete(storedFiles).where(eq(storedFiles.size, fileRules.storagePerAccount))
    expect((await sendPhoto(api, lead.couple)).status).toBe(200)
    // The replaced photo no longer counts against the quota.
    expect(await api.db.$count(storedFiles, eq(storedFiles.accountId, id))).toBe(1)
  })

  it('is enforced for concurrent uploads', async () => {
    const lead = await makeLead(api)
    await store(await idOf(lead.couple), fileRules.storagePerAccount - 2.5 * MB)
    const send = () => upload(api, lead, { 'a.pdf': largePdf(MB) })
    const statuses = (await Promise.all([send(), send(), send(), send()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 413, 413])
  })
})

it('the documents of a couple and a vendor have their own storage quota', async () => {
  const lead = await makeLead(api)
  await share(lead, fileRules.storagePerLead - 2 * MB)
  const answer = await upload(api, lead, { 'a.pdf': largePdf(3 * MB) })
  expect(answer.status).toBe(413)
  expect(answer.body.detail).toMatch(/^There is room for 2 MB more in the documents you two share, of 1 GB\./)
  const other = await makeLead(api)
  expect((await upload(api, other, { 'a.pdf': largePdf(3 * MB) })).status).toBe(200)
})

it('an upload gets 413 with the free space if it would use the disk’s reserve', async () => {
  let free = httpRules.diskReserveBytes + 2 * MB
  const files = { ...createMemoryFiles(), free: async () => free }
  const full = await startApi({}, { files })
  const lead = await makeLead(full)
  const answer = await upload(full, lead, { 'a.pdf': largePdf(3 * MB) })
  expect(answer).toMatchObject({ status: 413, body: { detail: expect.stringMatching(/room for 2 MB right now/) } })
  expect((await upload(full, lead, { 'b.pdf': largePdf(MB) })).status).toBe(200)
  free = httpRules.diskReserveBytes
  expect((await sendPhoto(full, lead.couple)).status).toBe(413)
  await full.stop()
})

it('a document gets 413 and leaves no file if the disk fills up during the upload', async () => {
  const store = createMemoryFiles()
  const kept: string[] = []
  let checks = 0
  const full = await startApi(
    {},
    {
      files: {
        ...store,
        free: async () => (checks++ === 0 ? fileRules.storagePerLead * 2 : 0),
        async put(key, bytes, type) {
          await store.put(key, bytes, type)
          kept.push(key)
        },
      },
    },
  )
  const lead = await makeLead(full)
  const answer = await finish(await streamFilm(full, lead, 2 * httpRules.diskCheckBytes))
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 'too_large', detail: expect.stringMatching(/cannot store more files/) },
  })
  expect(kept).toEqual([])
  expect((await lead.read()).files).toEqual([])
  await full.stop()
})
