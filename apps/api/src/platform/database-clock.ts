import type { Meter } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from './clock.ts'
import { clockRules } from './rules.ts'

export interface DatabaseClockDeps {
  /** Reads the current time of the database. */
  readTime(): Promise<Date>
  meter: Meter
  log: FastifyBaseLogger
  /** The clock of this machine. */
  machine?: Clock
}

/** A clock that shows the time of the database. */
export interface DatabaseClock extends Clock {
  /** Reads the clock of the database. Keeps the previous reading if the response is slow or an error. */
  adjust(): Promise<void>
  close(): Promise<void>
}

/**
 * Creates a clock that follows the clock of the database, so that all processes agree when a code, a link or a rate
 * limit expires. Between two readings it counts with the monotonic clock, which nobody sets.
 */
export async function createDatabaseClock(deps: DatabaseClockDeps): Promise<DatabaseClock> {
  const { readTime, meter, log, machine = systemClock } = deps
  /** The time of the database at the origin of `performance.now()`. */
  let origin = machine.now().getTime() - performance.now()
  let hasReading = false
  let isFarOff = false
  const now = () => new Date(origin + performance.now())

  async function adjust(): Promise<void> {
    const sentAt = performance.now()
    const time = await readTime()
    const receivedAt = performance.now()
    // The database read its clock at some time in between.
    if (hasReading && receivedAt - sentAt > clockRules.clockReadingMs) return
    hasReading = true
    origin = time.getTime() - (sentAt + receivedAt) / 2
    warn()
  }

  const offsetMs = () => machine.now().getTime() - now().getTime()

  function warn(): void {
    const wasFarOff = isFarOff
    isFarOff = Math.abs(offsetMs()) > clockRules.clockOffsetMs
    if (!isFarOff || wasFarOff) return
    const seconds = Math.round(Math.abs(offsetMs()) / 1_000)
    const direction = offsetMs() > 0 ? 'ahead of' : 'behind'
    log.warn(
      { seconds },
      `the clock of this machine is ${seconds} s ${direction} that of the database, which is used instead`,
    )
  }

  const gauge = meter.createObservableGauge('vowkit.clock.offset', { unit: 's' })
  gauge.addCallback((result) => result.observe(offsetMs() / 1_000))
  await adjust()
  const timer = setInterval(() => {
    adjust().catch((error: unknown) => log.debug({ err: error }, 'the time of the database could not be read'))
  }, clockRules.clockEveryMs).unref()

  return { now, adjust, close: async () => clearInterval(timer) }
}
