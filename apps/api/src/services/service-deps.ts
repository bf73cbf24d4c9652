import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { FanOut } from '../platform/fan-out.ts'
import type { Jobs, Queue } from '../platform/jobs.ts'
import type { Secrets } from '../platform/secrets.ts'

/** What the process brings along that services are made of. */
export interface ServiceDeps {
  config: Config
  db: Database
  jobs: Jobs
  clock: Clock
  secrets: Secrets
  log: FastifyBaseLogger
  fanOut: FanOut
}

/** The same for who makes them. */
export interface CreateDeps extends ServiceDeps {
  background: Background
}

/** What goes on behind the services; each adds its own. */
export interface Background {
  queues: Queue<never>[]
  /** Forget what was promised to be forgotten. */
  sweeps: (() => Promise<void>)[]
}
