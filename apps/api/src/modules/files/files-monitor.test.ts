import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noTelemetry } from '../../platform/telemetry.ts'
import { createFolderObjects } from '../../providers/files/folder-objects.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { createS3Objects } from '../../providers/files/s3-objects.ts'
import { type S3Server, startS3Server } from '../../testing/s3/s3-server.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { claimFiles, createFilesMonitor } from './files-monitor.ts'

let api: TestApi
let server: S3Server
const folder = mkdtempSync(join(tmpdir(), 'vowkit-monitor-'))
beforeAll(async () => {
  server = await startS3Server()
  api = await startApi(server.env)
})
afterAll(async () => {
  await api.stop()
  await server.end()
  rmSync(folder, { recursive: true })
})

function createMonitor(objects: ObjectStore) {
  return createFilesMonitor({ db: api.db, objects, log: pino({ level: 'silent' }), meter: noTelemetry.meter })
}

function openBucket({ secretAccessKey = server.env.S3_SECRET_ACCESS_KEY ?? '', bucket = server.bucket } = {}) {
  return createS3Objects({
    ...{ endpoint: server.endpoint, publicEndpoint: undefined, region: 'us-east-1', forcePathStyle: true, bucket },
    ...{ accessKeyId: server.env.S3_ACCESS_KEY_ID ?? '', secretAccessKey },
  })
}

it('a process with the same bucket starts, and /readyz reports the files as ok', async () => {
  const monitor = createMonitor(openBucket())
  await monitor.start()
  expect(monitor.state()).toBe('ok')
  await monitor.close()
  expect((await api.get('/readyz')).body).toMatchObject({ status: 'ready', files: 'ok' })
})

it('a process with other files than the rest of the deployment does not start, until the files are claimed', async () => {
  const objects = createFolderObjects(folder)
  await expect(createMonitor(objects).start()).rejects.toThrow(`The files in the folder ${folder} are not those of`)
  await claimFiles(api.db, objects)
  const monitor = createMonitor(objects)
  await monitor.start()
  expect(monitor.state()).toBe('ok')
  await monitor.close()
})

it('a process with wrong credentials or a wrong bucket does not start, and says which setting is wrong', async () => {
  const wrong = createMonitor(openBucket({ secretAccessKey: 'wrong' })).start()
  await expect(wrong).rejects.toThrow(/refuses access .*S3_/)
  await expect(createMonitor(openBucket({ bucket: 'another' })).start()).rejects.toThrow(/S3_BUCKET/)
})

it('a process starts while the bucket is away, and reports the files as unavailable', async () => {
  await server.stop()
  const monitor = createMonitor(openBucket())
  await monitor.start()
  expect(monitor.state()).toBe('unavailable')
  await monitor.close()
  await server.start()
})
