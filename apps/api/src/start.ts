import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { createApp, createSite } from './app.ts'
import { compose, type Services } from './compose.ts'
import type { Config } from './config/config.ts'
import { createMetricsServer } from './http/metrics-server.ts'
import type { Infrastructure } from './infrastructure.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Database, OpenedDatabase } from './platform/database.ts'
import { createDatabaseClock } from './platform/database-clock.ts'
import { measureFanOut } from './platform/fan-out/measure-fan-out.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { measureDatabase } from './platform/measure-database.ts'
import { openDatabase } from './platform/open-database.ts'
import { requireSameSecret } from './platform/require-same-secret.ts'
import { requireSameSettings } from './platform/require-same-settings.ts'
import { processRules } from './platform/rules.ts'
import { loadSecrets } from './platform/secrets.ts'
import { createTelemetry } from './platform/telemetry.ts'
import type { Providers } from './providers.ts'

/** Interval in milliseconds at which idle connections are closed while the servers close. */
const CLOSE_IDLE_MS = 50

/** A running service. */
export interface RunningService {
  app: FastifyInstance
  db: Database
  services: Services
  apiPort: number
  /** The port of the site; `undefined` if the site is not served. */
  sitePort: number | undefined
  /** The port of `GET /metrics`; `undefined` if it is not served. */
  metricsPort: number | undefined
  log: FastifyBaseLogger
  /**
   * Reports that it is not ready, waits for `shutdownDelayMs`, completes pending requests and jobs within
   * `processRules.shutdownMs`, and closes all resources.
   */
  stop(): Promise<void>
}

/** Replacements for dependencies, for use in tests. */
export interface StartOverrides {
  clock?: Clock
  providers?: Partial<Providers>
  /** The destination of the log. */
  logTo?: DestinationStream
}

/** Opens all resources of the configuration and starts listening. If a step fails, closes the opened resources. */
export async function startService(config: Config, overrides: StartOverrides = {}): Promise<RunningService> {
  const closers: (() => Promise<void>)[] = []
  const stopping = new AbortController()
  async function stop(): Promise<void> {
    stopping.abort()
    await closeAll(closers)
  }
  try {
    return { ...(await open(config, overrides, { closers, stopping: stopping.signal })), stop }
  } catch (error) {
    // The caller needs the error of the failed start, not of a failure to close.
    await Promise.allSettled([stop()])
    throw error
  }
}

/** Closes resources in reverse order. Continues after a failure, and throws the first failure at the end. */
async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

interface Lifetime {
  /** Adds the functions that close resources, which run in reverse order. */
  closers: (() => Promise<void>)[]
  /** Aborted when the service is asked to stop. */
  stopping: AbortSignal
}

interface ClockDeps extends Pick<Infrastructure, 'log' | 'meter'>, Pick<Lifetime, 'closers'> {
  database: Pick<OpenedDatabase, 'readTime'>
}

async function open(config: Config, overrides: StartOverrides, { closers, stopping }: Lifetime) {
  const log = createLog(config.logLevel, overrides.logTo)
  if (!config.mail.smtpUrl && !config.isMailboxOpen) log.warn('SMTP_URL is not set: sign-in codes are not sent')
  const secrets = loadSecrets(config)
  const { metrics } = config
  const telemetry = await createTelemetry({ isScraped: metrics.port !== undefined, otlpUrl: metrics.otlpUrl })
  closers.push(telemetry.close)
  const { meter } = telemetry
  const database = await openDatabase({ ...config, log })
  closers.push(database.close)
  await requireSameSecret(database.db, secrets)
  await requireSameSettings(database.db, { currency: config.currency, isDemo: config.demo !== undefined })
  measureDatabase(meter, database)
  measureFanOut(meter, database.fanOut)
  const clock = overrides.clock ?? (await openClock({ database, meter, log, closers }))
  const jobs = createJobs({ database, log, meter, shutdownMs: processRules.shutdownMs })
  const { db, fanOut } = database
  const deps = { config, db, checkDatabase: database.check, fanOut, jobs, meter, secrets, log, clock }
  const services = await compose(deps, overrides.providers)
  const { mail, images, objects } = services.providers
  const { demo } = services
  closers.push(mail.close, images.close, objects.close, ...(demo ? [demo.close] : []), jobs.stop)
  closers.push(services.filesMonitor.close)
  await services.filesMonitor.start()
  closers.push(services.releases.close)
  await services.releases.start()
  const app = await createApp(deps, services)
  const site = config.sitePort === undefined ? undefined : await createSite(deps, services)
  await demo?.seed()
  await jobs.start(services.queues)
  await jobs.add(db, services.factsQueue, {})
  await demo?.start()
  const { inboundMail } = services.providers
  if (inboundMail) {
    closers.push(inboundMail.close)
    await inboundMail.start(services.mailReplies)
  }
  const servers = site ? [app, site] : [app]
  for (const server of servers) {
    server.addHook('onSend', async (_request, reply) => {
      if (stopping.aborted) reply.header('Connection', 'close')
    })
  }
  const { sendMetrics } = telemetry
  const metricsServer = sendMetrics && createMetricsServer(log, sendMetrics)
  if (metricsServer) closers.push(() => metricsServer.close())
  const metricsPort = metricsServer && (await listen(metricsServer, config.host, metrics.port ?? 0))
  closers.push(async () => {
    // While the jobs drain, `/readyz` responds 503.
    const drained = jobs.drain()
    await sleep(config.shutdownDelayMs)
    await Promise.all([drained, closeServers(servers)])
  })
  const apiPort = await listen(app, config.host, config.apiPort)
  const sitePort = site && (await listen(site, config.host, config.sitePort ?? 0))
  return { app, db: database.db, services, apiPort, sitePort, metricsPort, log }
}

/** Opens the clock of the database, or that of the process if the database is embedded. */
async function openClock({ database: { readTime }, meter, log, closers }: ClockDeps): Promise<Clock> {
  if (!readTime) return systemClock
  const clock = await createDatabaseClock({ readTime, meter, log })
  closers.push(clock.close)
  return clock
}

/**
 * Completes pending requests. Closes idle connections repeatedly, because a connection that is kept alive becomes
 * idle only after its response. Closes connections that are still open after `processRules.shutdownMs`.
 */
async function closeServers(servers: FastifyInstance[]): Promise<void> {
  const cut = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections()
  }, processRules.shutdownMs)
  const closeIdle = setInterval(() => {
    for (const { server } of servers) server.closeIdleConnections()
  }, CLOSE_IDLE_MS)
  await Promise.all(servers.map((server) => server.close()))
  clearTimeout(cut)
  clearInterval(closeIdle)
}

/** Starts listening and returns the port. The system chooses the port if it is 0. */
async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  await app.listen({ host, port })
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
