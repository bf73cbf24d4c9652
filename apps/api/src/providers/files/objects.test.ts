import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3/s3-server.ts'
import { createFolderObjects } from './folder-objects.ts'
import type { ObjectStore } from './objects.ts'
import { createS3Objects } from './s3-objects.ts'

const MB = 1024 * 1024
const MINUTE = 60_000
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function openFolder(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'vowkit-objects-'))
  closers.push(() => rm(folder, { recursive: true }))
  return createFolderObjects(folder)
}

async function openBucket(): Promise<ObjectStore> {
  const server = await startS3Server()
  closers.push(server.end)
  return openStore(server)
}

function openStore({ endpoint, bucket, env }: S3Server): ObjectStore {
  const store = createS3Objects({
    ...{ endpoint, publicEndpoint: endpoint, bucket, region: 'us-east-1', forcePathStyle: true },
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  })
  closers.push(store.close)
  return store
}

async function* chunks(count: number, size: number, end?: Error): AsyncIterable<Uint8Array> {
  for (let i = 0; i < count; i++) yield Buffer.alloc(size, i)
  if (end) throw end
}

async function namesIn(store: ObjectStore, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(prefix)) names.push(name)
  return names.sort()
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each([
  ['a folder', openFolder],
  ['an S3 bucket', openBucket],
])('the object store in %s', (_, open) => {
  it('returns stored bytes as bytes, as a stream and as a range', async () => {
    const store = await open()
    const bytes = randomBytes(300_000)
    await store.put('files/ab/one.webp', bytes, 'image/webp')
    const object = await store.head('files/ab/one.webp')
    expect(object?.size).toBe(300_000)
    expect(bytes.equals((await object?.bytes()) ?? Buffer.alloc(0))).toBe(true)
    expect(object && bytes.equals(await buffer(object.stream()))).toBe(true)
    const range = object && (await buffer(object.stream({ start: 1_000, end: 1_999 })))
    expect(range?.equals(bytes.subarray(1_000, 2_000))).toBe(true)
  })

  it.each([
    ['an empty stream', 0, 1],
    ['a short stream', 50, 1_000],
    ['a stream of several parts', 21, MB],
  ])('stores %s', async (_name, count, size) => {
    const store = await open()
    await store.put('files/ab/film.mp4', chunks(count, size), 'video/mp4')
    const object = await store.head('files/ab/film.mp4')
    expect(object?.size).toBe(count * size)
    const expected = Buffer.concat(Array.from({ length: count }, (_value, index) => Buffer.alloc(size, index)))
    expect(hash((await object?.bytes()) ?? Buffer.alloc(0))).toBe(hash(expected))
  })

  it.each([
    ['before its first part is complete', 5, 1_000],
    ['after several parts', 21, MB],
  ])('stores nothing and rethrows the error if the source fails %s', async (_name, count, size) => {
    const store = await open()
    const failure = new Error('cut off')
    await expect(store.put('files/ab/film.mp4', chunks(count, size, failure), 'video/mp4')).rejects.toBe(failure)
    expect(await store.head('files/ab/film.mp4')).toBeNull()
    expect(await namesIn(store, 'files/')).toEqual([])
  })

  it('lists the objects below a prefix with their sizes and times', async () => {
    const store = await open()
    const names = ['files/ab/one.webp', 'files/ab/two.pdf', 'files/cd/ef/three.png', 'embed/1.0.0/manifest.json']
    for (const name of names) await store.put(name, Buffer.from(name), 'image/webp')
    expect(await namesIn(store, 'files/')).toEqual(names.slice(0, 3))
    expect(await namesIn(store, 'embed/1.0.0/')).toEqual(names.slice(3))
    expect(await namesIn(store, 'nothing/')).toEqual([])
    for await (const { name, size, modifiedAt } of store.list('files/')) {
      expect(size).toBe(name.length)
      // File systems and S3 round times.
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(MINUTE)
    }
  })

  it('deletes an object and ignores a missing object', async () => {
    const store = await open()
    await store.put('files/ab/one.webp', Buffer.from('x'), 'image/webp')
    await store.delete('files/ab/one.webp')
    expect(await store.head('files/ab/one.webp')).toBeNull()
    await store.delete('files/ab/one.webp')
  })

  it('fails the stream of an object that was deleted after it was found', async () => {
    const store = await open()
    await store.put('files/ab/one.webp', Buffer.from('x'), 'image/webp')
    const object = await store.head('files/ab/one.webp')
    await store.delete('files/ab/one.webp')
    await expect(object && buffer(object.stream())).rejects.toThrow()
  })

  it.each(['../secret.txt', 'files/../../secret.txt', '/files/one', 'files//one', 'one', 'files/.one', ''])(
    'rejects the malformed name %j',
    async (name) => {
      const store = await open()
      await expect(store.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError)
      await expect(store.head(name)).rejects.toThrow(RangeError)
      await expect(store.delete(name)).rejects.toThrow(RangeError)
    },
  )
})

describe('the object store in a folder', () => {
  it('replaces an object atomically for concurrent readers', async () => {
    const store = await openFolder()
    const [old, fresh] = [Buffer.alloc(2_000_000, 1), Buffer.alloc(2_000_000, 2)]
    const hashes = [hash(old), hash(fresh)]
    await store.put('files/ab/one.png', old, 'image/png')
    const writing = store.put('files/ab/one.png', fresh, 'image/png').then(() => 'written')
    do {
      const bytes = await (await store.head('files/ab/one.png'))?.bytes()
      expect(hashes).toContain(hash(bytes ?? Buffer.alloc(0)))
    } while ((await Promise.race([writing, 'still writing'])) !== 'written')
  })

  it('has no presigned URLs, because browsers cannot reach the folder', async () => {
    const store = await openFolder()
    expect(await store.presign('files/ab/one.pdf', { seconds: 60, type: 'x', disposition: 'inline' })).toBeNull()
  })
})

describe('the object store in an S3 bucket', () => {
  const disposition = `attachment; filename*=UTF-8''Our%20contract.pdf`

  it('presigns a URL that downloads the object with a type and a file name, until it expires', async () => {
    const store = await openBucket()
    await store.put('files/ab/one.pdf', Buffer.from('%PDF'), 'application/pdf')
    const link = (seconds: number) =>
      store.presign('files/ab/one.pdf', { seconds, type: 'application/pdf', disposition })
    const response = await fetch((await link(60)) ?? '')
    expect([response.status, await response.text()]).toEqual([200, '%PDF'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
    })
    const changed = (await link(60))?.replace('one.pdf', 'two.pdf') ?? ''
    expect((await fetch(changed)).status).toBe(403)
  })

  it('aborts a multipart upload if the source fails', async () => {
    const server = await startS3Server()
    closers.push(server.end)
    const store = openStore(server)
    await expect(store.put('files/ab/film.mp4', chunks(21, MB, new Error('cut off')), 'video/mp4')).rejects.toThrow()
    expect(server.requests.filter((line) => /^DELETE .*uploadId=/.test(line))).toHaveLength(1)
  })

  it.each([
    ['S3_SECRET_ACCESS_KEY', 'S3_SECRET_ACCESS_KEY is wrong'],
    ['S3_ACCESS_KEY_ID', 'S3_ACCESS_KEY_ID is not known there'],
  ])('names the setting if %s is wrong', async (name, advice) => {
    const server = await startS3Server()
    closers.push(server.end)
    const store = openStore({ ...server, env: { ...server.env, [name]: 'wrong' } })
    const failure = await store.put('files/ab/one.pdf', Buffer.from('x'), 'application/pdf').catch((error) => error)
    expect(failure).toMatchObject({ failure: 'refused', retryable: false, message: expect.stringContaining(advice) })
  })

  it('fails with a retryable error while the server is away, and works again when it is back', async () => {
    const server = await startS3Server()
    closers.push(server.end)
    const store = openStore(server)
    await server.stop()
    const put = () => store.put('files/ab/one.pdf', Buffer.from('x'), 'application/pdf')
    await expect(put()).rejects.toMatchObject({ failure: 'unavailable', retryable: true })
    await expect(store.put('files/ab/film.mp4', chunks(21, MB), 'video/mp4')).rejects.toMatchObject({
      failure: 'unavailable',
    })
    await server.start()
    await put()
    expect((await store.head('files/ab/one.pdf'))?.size).toBe(1)
  })
})
