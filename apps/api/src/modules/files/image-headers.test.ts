import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileKey } from '../../providers/files/file-key.ts'
import { makePdf, openLink, upload } from '../../testing/documents.ts'
import { makeLead } from '../../testing/leads.ts'
import { type S3Server, startS3Server } from '../../testing/s3/s3-server.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let server: S3Server
let api: TestApi
let key: string
const bytes = Buffer.from('0123456789')
beforeAll(async () => {
  server = await startS3Server()
  api = await startApi({
    ...server.env,
    S3_PUBLIC_ENDPOINT: server.endpoint,
    CDN_URL: 'https://cdn.example.com',
  })
  key = createFileKey('webp')
  await api.service.services.providers.files.put(key, bytes, 'image/webp')
})
afterAll(async () => {
  await api.stop()
  await server.end()
})
const read = (headers: Record<string, string> = {}) => fetch(`${api.url}/files/${key}`, { headers })

it('an image can be cached by a CDN, and is not sent again to a client that has it', async () => {
  const first = await read()
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable')
  const again = await read({ 'If-None-Match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
})

it('a range of an image in a bucket is sent as a range', async () => {
  const part = await read({ Range: 'bytes=2-4' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
  expect((await read({ Range: 'bytes=10-' })).status).toBe(416)
})

it('the URL of an image starts with CDN_URL', () => {
  expect(api.service.services.imageStore.urlOf(key)).toBe(`https://cdn.example.com/files/${key}`)
})

it('a document in a bucket is downloaded from a presigned URL with its type and name', async () => {
  const lead = await makeLead(api)
  await upload(api, lead, { 'Our contract.pdf': await makePdf() })
  const link = (await lead.read()).files[0]?.file ?? ''
  const redirect = await openLink(api, link, { redirect: 'manual' })
  const target = new URL(redirect.headers.get('location') ?? '')
  expect([redirect.status, target.origin]).toEqual([302, server.endpoint])
  expect(redirect.headers.get('cache-control')).toBe('private, no-store')
  const answer = await fetch(target)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''Our%20contract.pdf`,
  })
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
})
