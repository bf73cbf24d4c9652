import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Env } from '../../config/read-env.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import { createFileStore } from '../../providers/files/file-store.ts'
import { createFolderObjects } from '../../providers/files/folder-objects.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { type S3Server, startS3Server } from '../../testing/s3/s3-server.ts'
import { runFiles } from './command.ts'

let server: S3Server
let folder: string
let objects: ObjectStore
beforeEach(async () => {
  server = await startS3Server()
  folder = mkdtempSync(join(tmpdir(), 'vowkit-copy-'))
  objects = createFolderObjects(folder)
})
afterEach(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

async function run(args: string[], env: Env = {}) {
  const printed = { out: '', err: '' }
  const code = await runFiles(args, {
    env: { ...server.env, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env },
    out: (text) => {
      printed.out += text
    },
    err: (text) => {
      printed.err += text
    },
  })
  return { code, ...printed }
}

async function fill(): Promise<string[]> {
  const files = createFileStore(objects, 'files')
  const keys = Array.from({ length: 20 }, () => createFileKey('webp'))
  for (const key of keys) await files.put(key, Buffer.from(key), 'image/webp')
  await objects.put('embed/1.0.0/manifest.json', Buffer.from('{}'), 'application/json')
  await objects.put('catalogue/ab/one.webp', Buffer.from('drawn again'), 'image/webp')
  return keys
}

it('npm run files copies a folder to a bucket and back, and skips files that are already there', async () => {
  const keys = await fill()
  expect(await run(['copy-to-s3'])).toMatchObject({ code: 0, out: expect.stringContaining('21 files (') })
  expect((await run(['copy-to-s3'])).out).toContain(
    '0 files (0 bytes) copied and verified, 21 already there, 0 failed.',
  )
  const other = mkdtempSync(join(tmpdir(), 'vowkit-copy-'))
  expect((await run(['copy-to-folder'], { DATA_DIR: other })).code).toBe(0)
  const files = createFileStore(createFolderObjects(other), 'files')
  for (const key of keys) expect(Buffer.from((await (await files.get(key))?.bytes()) ?? []).toString()).toBe(key)
  rmSync(other, { recursive: true })
})

it('npm run files continues an interrupted copy', async () => {
  await fill()
  await server.stop()
  const failed = await run(['copy-to-s3'])
  expect(failed).toMatchObject({ code: 1, out: expect.stringContaining('21 failed') })
  await server.start()
  expect((await run(['copy-to-s3'])).out).toContain('21 files')
})

it('npm run files copies nothing in a dry run', async () => {
  await fill()
  expect((await run(['copy-to-s3', '--dry-run'])).out).toContain('21 files')
  expect(server.requests.filter((line) => line.startsWith('PUT'))).toEqual([])
})

it('npm run files replaces a file whose contents differ, with --verify', async () => {
  const [key = ''] = await fill()
  await run(['copy-to-s3'])
  const files = createFileStore(objects, 'files')
  await files.put(key, Buffer.alloc(key.length, 'x'), 'image/webp')
  expect((await run(['copy-to-s3'])).out).toContain('0 files')
  expect((await run(['copy-to-s3', '--verify'])).out).toContain('1 files')
})

it('npm run files reports wrong usage and settings in one sentence', async () => {
  expect(await run([])).toMatchObject({ code: 2, out: expect.stringContaining('Usage:') })
  expect(await run(['copy'])).toMatchObject({ code: 2 })
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--dry-run') })
  expect(
    await run(['copy-to-s3'], { S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }),
  ).toMatchObject({ code: 2, err: 'S3_BUCKET is not set. Set it to the bucket to copy to or from.\n' })
  const denied = await run(['copy-to-folder'], { S3_SECRET_ACCESS_KEY: 'wrong' })
  expect(denied).toMatchObject({ code: 1, err: expect.stringContaining('S3_SECRET_ACCESS_KEY is wrong.') })
})
