import type { Meter } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, OpenedDatabase } from './platform/database.ts'
import type { FanOut } from './platform/fan-out/fan-out.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Secrets } from './platform/secrets.ts'

/** Resources that the process opens before it creates the services, such as the database and the job queue. */
export interface Infrastructure {
  config: Config
  db: Database
  /** Throws if the database does not respond. */
  checkDatabase: OpenedDatabase['check']
  jobs: Jobs
  clock: Clock
  secrets: Secrets
  log: FastifyBaseLogger
  /** Creates the instruments that measure this process. */
  meter: Meter
  /** Publishes events to the other API processes. */
  fanOut: FanOut
}
