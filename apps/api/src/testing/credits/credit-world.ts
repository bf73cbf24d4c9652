import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { compose, type Services } from '../../compose.ts'
import { visionPacks } from '../../db/tables.ts'
import { createDrawQueue, type DrawJob } from '../../modules/visions/draw-queue.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { loadSecrets } from '../../platform/secrets.ts'
import { noTelemetry } from '../../platform/telemetry.ts'
import type { ImageProvider } from '../../providers/images/images.ts'
import { createScriptedImages, type DrawScript } from '../scripted-images.ts'
import { testConfig } from '../test-config.ts'
import { createTestDatabase } from '../test-database.ts'
import { createMemoryFiles, type MemoryFiles } from './memory-files.ts'

/** The services on a real database. The test runs the jobs. */
export interface CreditWorld {
  db: Database
  services: Services
  files: MemoryFiles
  /** Sets the script of the next drawings of a prompt. By default they return an image. */
  plan(prompt: string, script: DrawScript | undefined): void
  /** Two draw queues: `patient` never times out, `hasty` always times out. */
  drawing: { patient: Queue<DrawJob>; hasty: Queue<DrawJob> }
  close(): Promise<void>
}

/** A job queue that runs no jobs. */
const jobs: Jobs = {
  add: async () => undefined,
  start: async () => undefined,
  isRunning: () => true,
  vacuum: async () => undefined,
  drain: async () => undefined,
  stop: async () => undefined,
}

export async function openCreditWorld(): Promise<CreditWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-credits-'))
  const server = await createTestDatabase()
  if (!server) cpSync(inject('templateDir'), dataDir, { recursive: true })
  const config = testConfig(dataDir, {
    PAYMENT_SANDBOX: '1',
    IMAGE_WIDTH: '64',
    ...(server && { DATABASE_URL: server.url }),
  })
  const log = createLog(config.logLevel)
  const secrets = loadSecrets(config)
  const { db, check, fanOut, close } = await openDatabase({ ...config, log })
  // Makes the packs small, so that the random moves use them up.
  await db.update(visionPacks).set({ credits: visionPacks.id })
  const files = createMemoryFiles()
  const { images, plan } = createPlannedImages()
  const deps = { config, db, checkDatabase: check, meter: noTelemetry.meter, fanOut, jobs, clock, secrets, log }
  const services = await compose(deps, { images, files })
  const queue = (timeoutMs: number) =>
    createDrawQueue({
      ...deps,
      images,
      files,
      unclaimed: services.unclaimed,
      credits: services.credits,
      notifications: services.notifications,
      width: config.images.width,
      timeoutMs,
      delayMs: 0,
      variants: 1,
      visionUrl: config.urls.vision,
      notifySettled: () => undefined,
      isIllustrated: true,
    })
  return {
    db,
    services,
    files,
    plan,
    drawing: { patient: queue(300_000), hasty: queue(1) },
    async close() {
      await close()
      await server?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An image provider with a script per prompt. */
function createPlannedImages(): { images: ImageProvider; plan: CreditWorld['plan'] } {
  const plans = new Map<string, DrawScript>()
  const grey = createScriptedImages()
  const images: ImageProvider = {
    ...grey,
    draw: (request, signal) => (plans.get(request.prompt) ?? grey.draw)(request, signal),
  }
  return {
    images,
    plan(prompt, script) {
      if (script) plans.set(prompt, script)
      else plans.delete(prompt)
    },
  }
}
