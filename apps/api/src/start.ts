import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { createApp, createSite } from './app.ts'
import { compose, type Services } from './compose.ts'
import type { Config } from './config/config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { processRules } from './platform/rules.ts'
import { loadSecrets } from './platform/secrets.ts'
import type { Providers } from './providers.ts'

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
  /** Where the log goes. */
  logTo?: DestinationStream
}

/** Opens everything a configuration names and listens. What was opened is closed again when something fails. */
export async function startService(config: Config, overrides: StartOverrides = {}): Promise<RunningService> {
  const closers: (() => Promise<void>)[] = []
  const stop = () => closeAll(closers)
  try {
    return { ...(await open(config, overrides, closers)), stop }
  } catch (error) {
    // Why it could not start is what somebody has to know, not what closing it may add.
    await Promise.allSettled([stop()])
    throw error
  }
}

/** Closes what was opened last first, and the rest also where something cannot be closed; throws the first failure. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function open(config: Config, overrides: StartOverrides, closers: (() => Promise<void>)[]) {
  const log = createLog(config.logLevel, overrides.logTo)
  if (!config.mail.smtpUrl && !config.isMailboxOpen) log.warn('SMTP_URL is not set: nobody gets sign-in codes')
  const secrets = loadSecrets(config)
  const database = await openDatabase({ ...config, log })
  closers.push(database.close)
  const jobs = createJobs({ database, log, shutdownMs: processRules.shutdownMs })
  const clock = overrides.clock ?? systemClock
  const { db, fanOut } = database
  const deps = { config, db, fanOut, jobs, secrets, log, clock }
  const services = await compose(deps, overrides.providers)
  const { mail, images } = services.providers
  const { demo } = services
  closers.push(mail.close, images.close, ...(demo ? [demo.close] : []), jobs.stop)
  const app = await createApp(deps, services)
  const site = config.sitePort === undefined ? undefined : await createSite(deps)
  await demo?.seed()
  await jobs.start(services.queues)
  await demo?.start()
  closers.push(() => closeServers(site ? [app, site] : [app]))
  const apiPort = await listen(app, config.host, config.apiPort)
  const sitePort = site && (await listen(site, config.host, config.sitePort ?? 0))
  return { app, db: database.db, services, apiPort, sitePort, log }
}

/** Answers what was asked; an upload that goes on for longer than we may is cut. */
async function closeServers(servers: FastifyInstance[]): Promise<void> {
  const cut = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections()
  }, processRules.shutdownMs)
  await Promise.all(servers.map((server) => server.close()))
  clearTimeout(cut)
}

/** Listens; answers the port, which is the system's choice for 0. */
async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  await app.listen({ host, port })
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
