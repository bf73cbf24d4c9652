import { metrics } from '@opentelemetry/api'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createDatabaseClock, type DatabaseClock } from './database-clock.ts'

let clock: DatabaseClock
afterEach(() => clock.close())

/** Starts a clock on a machine whose own clock is off by this time. */
async function setup(machineOffsetMs: number) {
  const lines: string[] = []
  const database = { offsetMs: 0, read: () => Promise.resolve(new Date(Date.now() + database.offsetMs)) }
  const machine = { now: () => new Date(Date.now() + machineOffsetMs) }
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const meter = metrics.getMeter('test')
  clock = await createDatabaseClock({ readTime: () => database.read(), meter, log, machine })
  return { lines, database }
}

const errorMs = (expected: number) => Math.abs(clock.now().getTime() - Date.now() - expected)

describe('the clock of a process', () => {
  it('shows the time of the database while the clock of the machine is 70 s ahead, and warns once', async () => {
    const { lines } = await setup(70_000)
    expect(errorMs(0)).toBeLessThan(1_000)
    await clock.adjust()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the clock of this machine is 70 s ahead of that of the database')
  })

  it('says that the clock of the machine is behind', async () => {
    const { lines } = await setup(-70_000)
    expect(errorMs(0)).toBeLessThan(1_000)
    expect(lines[0]).toContain('70 s behind that of the database')
  })

  it('logs nothing while both clocks agree within two seconds', async () => {
    const { lines } = await setup(1_000)
    expect(lines).toEqual([])
  })

  it('follows the database when its clock is set', async () => {
    const { database } = await setup(0)
    database.offsetMs = 3_600_000
    await clock.adjust()
    expect(errorMs(3_600_000)).toBeLessThan(1_000)
  })

  it('keeps its time while the database does not respond', async () => {
    const { database } = await setup(70_000)
    database.read = () => Promise.reject(new Error('The database is away.'))
    await expect(clock.adjust()).rejects.toThrow()
    expect(errorMs(0)).toBeLessThan(1_000)
  })
})
