import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '../../providers/files/files.ts'
import type { ByteRange } from '../../providers/files/objects.ts'
import { createMemoryFiles } from '../../testing/credits/memory-files.ts'
import { MP4_HEAD, makePdf, openLink, upload } from '../../testing/documents.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { documentRules } from './rules.ts'

const BMP = Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])
const FILM = Buffer.concat([MP4_HEAD, Buffer.from('0123456789')])

let api: TestApi
let pdf: Uint8Array
let lead: TestLead
beforeAll(async () => {
  api = await startApi()
  pdf = await makePdf()
  lead = await makeLead(api)
  const { status } = await upload(api, lead, { 'Unser "Vertrag".pdf': pdf, 'old.bmp': BMP, 'film.mp4': FILM })
  expect(status).toBe(200)
})
afterAll(() => api.stop())

async function linkOf(name: RegExp): Promise<string> {
  const { files } = await lead.read()
  return files.find(({ file_name }) => name.test(file_name))?.file ?? ''
}
const part = async (range: string, headers = {}) => {
  const answer = await openLink(api, await linkOf(/mp4/), { headers: { Range: range, ...headers } })
  return { status: answer.status, range: answer.headers.get('content-range'), text: await answer.text() }
}

describe('the document endpoint', () => {
  it('serves a document by its URL without a token, with the type detected from its bytes', async () => {
    const answer = await openLink(api, await linkOf(/pdf/))
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''Unser%20/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${new URL(api.config.urls.site).origin}`)
  })

  it('serves a document as a download on request', async () => {
    const { headers } = await openLink(api, `${await linkOf(/pdf/)}?download`)
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(headers.get('content-type')).toBe('application/pdf')
  })

  it('serves types that not every browser displays as downloads, with a policy that blocks scripts', async () => {
    const { headers } = await openLink(api, await linkOf(/bmp/))
    expect(headers.get('content-type')).toBe('image/bmp')
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox/)
  })

  it('keeps a document’s URL valid for 15 to 30 minutes, then issues a new URL', async () => {
    const link = await linkOf(/pdf/)
    api.advance(documentRules.documentLinkMs - 1)
    expect((await openLink(api, link)).status).toBe(200)
    api.advance(documentRules.documentLinkMs + 1)
    expect((await openLink(api, link)).status).toBe(404)
    const fresh = await linkOf(/pdf/)
    expect(fresh).not.toBe(link)
    expect((await openLink(api, fresh)).status).toBe(200)
  })

  it('responds 404 to a URL whose id, expiry or signature was changed', async () => {
    const link = await linkOf(/pdf/)
    const [, id = '', expires = '', signature = ''] = /documents\/(\d+)\.(\w+)\.([\w-]+)\//.exec(link) ?? []
    const wrong = [
      `${Number(id) + 1}.${expires}.${signature}`,
      `${id}.${(Number.parseInt(expires, 36) + 1).toString(36)}.${signature}`,
      `${id}.${expires}.${signature.slice(0, -2)}AA`,
      `${id}.${expires}.`,
      '..%2f..%2fsecret',
    ]
    for (const token of wrong) expect((await api.get(`/documents/${token}/x.pdf`)).status).toBe(404)
  })

  it('does not reveal the permanent URL of the file', async () => {
    const { headers } = await openLink(api, await linkOf(/pdf/))
    const tag = headers.get('etag')?.replaceAll('"', '')
    expect(tag).toBeTruthy()
    expect((await api.get(`/files/${tag}`)).status).toBe(404)
  })

  it('responds 404 once the document is deleted', async () => {
    await upload(api, lead, { 'gone.pdf': pdf })
    const link = await linkOf(/gone/)
    const { files } = await lead.read()
    const { id } = files.find(({ file_name }) => file_name === 'gone.pdf') ?? {}
    await api.post(`/market/user/files/delete/${id}`, { token: lead.couple })
    expect((await openLink(api, link)).status).toBe(404)
  })
})

describe('a HEAD request for a document', () => {
  it('returns the headers without reading the file', async () => {
    const files = createMemoryFiles()
    let streams = 0
    const counted: FileStore = {
      ...files,
      async get(key) {
        const file = await files.get(key)
        if (!file) return null
        const stream = (range?: ByteRange) => {
          streams++
          return file.stream(range)
        }
        return { ...file, stream }
      },
    }
    const other = await startApi({}, { files: counted })
    const shared = await makeLead(other)
    await upload(other, shared, { 'film.mp4': FILM })
    const { files: documents } = await shared.read()
    const link = documents[0]?.file ?? ''
    const whole = await openLink(other, link, { method: 'HEAD' })
    const part = await openLink(other, link, { method: 'HEAD', headers: { Range: 'bytes=32-35' } })
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(FILM.length)])
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '4'])
    expect(streams).toBe(0)
    await (await openLink(other, link)).arrayBuffer()
    expect(streams).toBe(1)
    await other.stop()
  })
})

describe('the document endpoint, ranges of a video', () => {
  it.each([
    ['bytes=32-35', '0123', '32-35'],
    ['bytes=38-', '6789', '38-41'],
    ['bytes=-2', '89', '40-41'],
    ['bytes=38-999', '6789', '38-41'],
  ])('serves the range %s', async (range, text, told) => {
    expect(await part(range)).toEqual({ status: 206, range: `bytes ${told}/42`, text })
  })

  it.each(['bytes=42-', 'bytes=-0'])('responds 416 to the range %s', async (range) => {
    expect(await part(range)).toMatchObject({ status: 416, range: 'bytes */42' })
  })

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2', 'bytes=-'])('serves the complete file for %s', async (range) => {
    expect(await part(range)).toMatchObject({ status: 200, range: null })
  })

  it('serves the complete file if the client started with a different version', async () => {
    const etag = (await openLink(api, await linkOf(/mp4/))).headers.get('etag') ?? ''
    expect((await part('bytes=0-1', { 'If-Range': etag })).status).toBe(206)
    expect((await part('bytes=0-1', { 'If-Range': '"another"' })).status).toBe(200)
  })
})
