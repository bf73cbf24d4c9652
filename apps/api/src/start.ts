import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pino from 'pino'
import { createApp, createSite } from './app.ts'
import type { Config } from './config/config.ts'
import { limits } from './limits.ts'
import { seedDemoPeople } from './modules/accounts/demo-people.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { createJobs } from './platform/jobs.ts'
import { loadSecrets } from './platform/secrets.ts'
import type { Providers } from './providers.ts'
import { createServices, type Services } from './services.ts'

/** A service that runs. */
export interface RunningService {
  app: FastifyInstance
  db: Database
  services: Services
  apiPort: number
  /** Absent when the site is not served. */
  sitePort: number | undefined
  log: FastifyBaseLogger
  /** Answers what was asked, lets jobs finish within bounds, and closes everything. */
  stop(): Promise<void>
}

/** What a test puts in the place of the real thing. */
export interface StartOverrides {
  clock?: Clock
  providers?: Partial<Providers>
}

/** Opens everything a configuration names and listens. */
export async function startService(config: Config, overrides: StartOverrides = {}): Promise<RunningService> {
  const log = pino({ level: config.logLevel })
  const secrets = loadSecrets(config)
  const database = await openDatabase({ ...config, log })
  const { db } = database
  const jobs = createJobs({ database, log, shutdownMs: limits.shutdownMs })
  const deps = { config, db, jobs, secrets, log, clock: overrides.clock ?? systemClock }
  const services = createServices({ ...deps, providers: overrides.providers })
  const { mail, images } = services.providers
  const app = await createApp(deps, services)
  const site = config.sitePort === undefined ? undefined : await createSite(deps)

  async function stop(): Promise<void> {
    await Promise.all([app.close(), site?.close()])
    await jobs.stop()
    await Promise.all([mail.close(), images.close()])
    await database.close()
  }

  try {
    if (config.demo) await seedDemoPeople(db, services.accounts)
    await jobs.start(services.queues)
    const apiPort = await listen(app, config.host, config.apiPort)
    const sitePort = site && (await listen(site, config.host, config.sitePort ?? 0))
    return { app, db, services, apiPort, sitePort, log, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Listens; answers the port, which is the system's choice for 0. */
async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  await app.listen({ host, port })
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
