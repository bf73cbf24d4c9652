import { MAX_LEAD_FILE_BYTES } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leadFiles } from '../../db/tables.ts'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { filesInStore, finish, MP4_HEAD, makePdf, streamFilm, upload } from '../../testing/documents.ts'
import { makeLead, readLead, type TestLead } from '../../testing/leads.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { documentRules } from './rules.ts'

const TOO_MANY = 'Maximum limit exceeded! You can only upload 5 files.'
const WRONG_TYPE = 'Only PDFs, images, or videos are supported'

let api: TestApi
let pdf: Uint8Array
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
  pdf = await makePdf()
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
})

const remove = (id: unknown, token: string) => api.post(`/market/user/files/delete/${id}`, { token, json: {} })
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.pdf`, pdf]))

describe('document sharing', () => {
  it('detects the type of a document from its bytes, and shares it between couple and vendor', async () => {
    const photo = new Uint8Array(await (await makePhoto()).arrayBuffer())
    const { status, body } = await upload(api, lead, { 'Vertrag – Größe.pdf': pdf, 'a.exe': photo })
    expect(status).toBe(200)
    expect(body).toEqual({ detail: expect.any(String) })
    expect((await upload(api, lead, { '../../film.mp4': MP4_HEAD }, lead.vendor)).status).toBe(200)
    const { files, user } = await lead.read()
    expect(files).toMatchObject([
      { user: user.user_id, file_name: 'Vertrag – Größe.pdf', isDocusign: false, isCouplesign: false },
      { user: user.user_id, file_name: 'a.exe' },
      { user: lead.vendorUserId, file_name: 'film.mp4', isVendorsign: false },
    ])
    expect((await readLead(api, lead.vendor, lead.leadId)).files).toHaveLength(3)
    const cards = await api.get('/vendor/search-list/?page_size=100', { token: lead.couple })
    expect(JSON.stringify(cards.body)).toContain('"is_first_file":true')
  })

  it('responds 429 above the upload limit of an account, and stores no document', async () => {
    const { user } = await lead.read()
    await useUpAllButOne(api, `uploads:${user.user_id}`, documentRules.uploadsPerAccount)
    expect((await upload(api, lead, { 'last.pdf': pdf })).status).toBe(200)
    const before = await filesInStore(api)
    const { status, headers } = await upload(api, lead, { 'more.pdf': pdf })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await filesInStore(api)).toEqual(before)
  })

  it.each([
    ['an image with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a Windows program', `MZ\x03\0${'\0'.repeat(60)}PE\0\0`],
    ['a Linux program', `\x7fELF\x02\x01\x01${'\0'.repeat(60)}`],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['plain text', 'hello'],
    ['empty', ''],
  ])('responds 400 to a document whose content is %s, regardless of the file name', async (_what, text) => {
    const before = await filesInStore(api)
    const answer = await upload(api, lead, { 'fine.pdf': pdf, 'photo.pdf': Buffer.from(text) })
    expect(answer).toMatchObject({ status: 400, body: { detail: WRONG_TYPE, files: [WRONG_TYPE] } })
    expect(await filesInStore(api)).toEqual(before)
    expect((await lead.read()).files).toEqual([])
  })

  it('limits a lead to five documents in total, from the couple and the vendor together', async () => {
    expect((await upload(api, lead, many(6))).body).toMatchObject({ detail: TOO_MANY, code: 'too_many_files' })
    expect((await upload(api, lead, many(3))).status).toBe(200)
    const before = await filesInStore(api)
    expect(await upload(api, lead, many(3), lead.vendor)).toMatchObject({ status: 400, body: { detail: TOO_MANY } })
    expect(await filesInStore(api)).toEqual(before)
    expect((await upload(api, lead, many(2), lead.vendor)).status).toBe(200)
    expect(await upload(api, lead, many(1))).toMatchObject({ status: 400, body: { detail: TOO_MANY } })
  })

  it('accepts five of twenty concurrent uploads and leaves no other files', async () => {
    const before = (await filesInStore(api)).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(api, lead, many(1))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    for (const { status, body } of answers) if (status !== 200) expect(body.detail).toBe(TOO_MANY)
    expect((await lead.read()).files).toHaveLength(5)
    expect(await filesInStore(api)).toHaveLength(before + 5)
  })

  it('accepts documents of up to 200 MB', async () => {
    expect((await finish(await streamFilm(api, lead, 64 * 1024 * 1024))).status).toBe(200)
    const before = await filesInStore(api)
    const answer = await finish(await streamFilm(api, lead, MAX_LEAD_FILE_BYTES + 1))
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(await filesInStore(api)).toEqual(before)
  })

  it('deletes the file of an interrupted upload', async () => {
    const before = await filesInStore(api)
    const sent = await streamFilm(api, lead, 8 * 1024 * 1024)
    await until(async () => expect((await filesInStore(api)).length).toBeGreaterThan(before.length))
    sent.destroy()
    await until(async () => expect(await filesInStore(api)).toEqual(before))
    expect((await lead.read()).files).toEqual([])
  })

  it('responds 400 to an upload without a file', async () => {
    expect(await upload(api, lead, {})).toMatchObject({ status: 400, body: { files: [expect.any(String)] } })
    const path = `/market/user/files/upload/${lead.leadId}`
    expect((await api.post(path, { token: lead.couple, json: {} })).status).toBe(400)
  })

  it('allows only the account that uploaded a document to delete it', async () => {
    await upload(api, lead, many(1))
    await upload(api, lead, { 'theirs.pdf': pdf }, lead.vendor)
    const [own, theirs] = (await lead.read()).files
    expect(await remove(theirs?.id, lead.couple)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await remove(own?.id, lead.vendor)).status).toBe(403)
    const before = (await filesInStore(api)).length
    expect((await remove(own?.id, lead.couple)).status).toBe(200)
    expect((await remove(own?.id, lead.couple)).status).toBe(404)
    expect((await lead.read()).files).toHaveLength(1)
    expect(await filesInStore(api)).toHaveLength(before - 1)
  })

  it('responds 404 for documents of other accounts', async () => {
    await upload(api, lead, many(1))
    const [document] = (await lead.read()).files
    const other = await makeLead(api)
    const rows = await api.db.$count(leadFiles)
    const before = await filesInStore(api)
    for (const token of [lead.stranger, other.couple, other.vendor]) {
      expect((await remove(document?.id, token)).status).toBe(404)
      expect(await upload(api, lead, many(2), token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await upload(api, { ...lead, leadId: 999_999 }, many(1))).status).toBe(404)
    expect((await upload(api, lead, many(1), 'not-a-token')).status).toBe(401)
    expect(await api.db.$count(leadFiles)).toBe(rows)
    expect(await filesInStore(api)).toEqual(before)
  })
})
