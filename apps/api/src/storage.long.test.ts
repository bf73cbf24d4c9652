import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { httpRules } from './http/rules.ts'
import { createFileStore } from './providers/files/file-store.ts'
import { createFolderObjects } from './providers/files/folder-objects.ts'
import { makePdf, upload } from './testing/documents.ts'
import { makeLead } from './testing/leads.ts'
import { settledVision } from './testing/packs.ts'
import { makePhoto, visionForm } from './testing/photos.ts'
import { type S3Server, startS3Server } from './testing/s3/s3-server.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startApi, type TestApi } from './testing/start-api.ts'

/** How long the bucket is away. */
const AWAY_MS = 30_000

let server: S3Server | undefined
let api: TestApi | undefined
const cleanUp: (() => void)[] = []
afterEach(async () => {
  await api?.stop()
  await server?.end()
  for (const clean of cleanUp.splice(0)) clean()
  api = undefined
  server = undefined
})

/** Starts to draw a vision. The drawing finishes when the returned function is called. */
async function startDrawing(running: TestApi, token: string) {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let drawings = 0
  const bytes = new Uint8Array(await (await makePhoto('#336699')).arrayBuffer())
  running.images.next(async () => {
    drawings += 1
    await finished
    return { bytes, type: 'image/jpeg', state: {} }
  })
  const { body } = await running.post('/vision/list/', { token, form: visionForm('A barn') })
  await expect.poll(() => drawings).toBe(1)
  return { id: String(body.id), finish, drawings: () => drawings }
}

const creditsOf = async (running: TestApi, token: string) =>
  (await running.get('/vision/user-credits/', { token })).body.credits

it('a drawing that finishes while the bucket is away for 30 s is stored later, drawn once and charged once', async () => {
  server = await startS3Server()
  api = await startApi(server.env)
  const token = await api.signIn('waiting@example.com')
  const before = Number(await creditsOf(api, token))
  const drawing = await startDrawing(api, token)
  await server.stop()
  drawing.finish()

  const lead = await makeLead(api)
  const refused = await upload(api, lead, { 'contract.pdf': await makePdf() })
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('5')
  const photos = visionForm('A lake', [await makePhoto()])
  expect((await api.post('/vision/list/', { token, form: photos })).status).toBe(503)
  expect((await api.get('/readyz')).status).toBe(200)

  await sleep(AWAY_MS)
  expect((await api.get(`/vision/list/${drawing.id}/`, { token })).body.is_processing).toBe(true)
  await server.start()
  const vision = await settledVision(api, token, drawing.id)
  expect(vision.result_image).toMatch(/\/files\/[0-9a-f]{40}\.webp$/)
  expect((await api.get(new URL(String(vision.result_image)).pathname)).status).toBe(200)
  expect(drawing.drawings()).toBe(1)
  expect(await creditsOf(api, token)).toBe(before - 1)
  expect((await upload(api, lead, { 'contract.pdf': await makePdf() })).status).toBe(200)
})

/** A file system of 8 MB in memory. Needs the right to mount. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'vowkit-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  cleanUp.push(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

it('a drawing that finishes while the disk is full is stored when there is space, and is drawn once', async ({
  skip,
}) => {
  const disk = mountSmallDisk()
  if (!disk) return skip('This test needs the right to mount a file system.')
  const reserve = httpRules.diskReserveBytes
  httpRules.diskReserveBytes = 0
  cleanUp.push(() => {
    httpRules.diskReserveBytes = reserve
  })
  const objects = createFolderObjects(disk)
  api = await startApi({}, { objects, files: createFileStore(objects, 'files') })
  const token = await api.signIn('full@example.com')
  const before = Number(await creditsOf(api, token))
  const drawing = await startDrawing(api, token)
  const filler = join(disk, 'filler')
  mkdirSync(filler)
  fill(join(filler, 'bytes'))
  drawing.finish()
  const photos = visionForm('A lake', [await makePhoto()])
  const refused = await api.post('/vision/list/', { token, form: photos })
  expect([413, 503]).toContain(refused.status)
  await sleep(5_000)
  expect((await api.get(`/vision/list/${drawing.id}/`, { token })).body.is_processing).toBe(true)
  rmSync(filler, { recursive: true })
  await settledVision(api, token, drawing.id)
  expect(drawing.drawings()).toBe(1)
  expect(await creditsOf(api, token)).toBe(before - 1)
})

/** Writes until the disk is full. */
function fill(path: string): void {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}

it('a server with a wrong secret key does not start, and says so in one sentence', async () => {
  server = await startS3Server()
  const failure = await startServerProcess({ DEMO: '1', ...server.env, S3_SECRET_ACCESS_KEY: 'wrong' }).catch(String)
  expect(failure).toMatch(/refuses access \(\w+\): .*S3_SECRET_ACCESS_KEY/)
  expect(failure).not.toContain('    at ')
})
