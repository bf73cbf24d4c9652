import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBin, startPostgres } from '@vowkit/api/testing/postgres'
import pg from 'pg'
import { type Call, createCaller } from './scale-data/caller.ts'
import { type HotCall, listHotCalls } from './scale-data/hot-calls.ts'
import { createPlanLog, PLAN_SETTINGS, type Statement } from './scale-data/plans.ts'
import { findFaults, type Measured, printPlans, toTable } from './scale-data/report.ts'
import { pickRows } from './scale-data/rows.ts'
import { type Amounts, seed } from './scale-data/seed.ts'
import { measureTables } from './scale-data/table-sizes.ts'
import { readCpuTime } from './servers/cpu-time.ts'
import type { Query } from './servers/engines.ts'
import { startApi } from './servers/start.ts'

const AMOUNTS: Amounts = {
  vendors: Number(process.env.VENDORS ?? 100_000),
  couples: Number(process.env.COUPLES ?? 100_000),
  messages: Number(process.env.MESSAGES ?? 1_000_000),
  visions: Number(process.env.VISIONS ?? 1_000_000),
}
const REQUESTS = Number(process.env.REQUESTS ?? 100)
const WARM_UP = 10
/** PostgreSQL uses the generic plan of a prepared statement from its sixth run on. */
const EXPLAINED = 12
const ONLY = process.env.ONLY ?? ''

interface Env {
  [name: string]: string
  DATABASE_URL: string
  DATA_DIR: string
}

interface Timed {
  times: number[]
  bytes: number
  cpuMs: number
}

/** Runs work with a process of the API, and ends the process. */
async function withApi<Result>(env: Env, work: (call: Call, pid: number) => Promise<Result>): Promise<Result> {
  const api = await startApi(env)
  try {
    return await work(createCaller(api.url), api.pid)
  } finally {
    await api.stop()
  }
}

/** Sends the requests of each call one after another. */
async function time(calls: HotCall[], call: Call, pid: number): Promise<Map<HotCall, Timed>> {
  const measured = new Map<HotCall, Timed>()
  for (const hot of calls) {
    for (let n = 0; n < WARM_UP; n++) await call(hot.ask(EXPLAINED + n))
    const times: number[] = []
    let bytes = 0
    const cpuBefore = readCpuTime(pid)
    for (let n = 0; n < REQUESTS; n++) {
      const answer = await call(hot.ask(EXPLAINED + WARM_UP + n))
      bytes = Math.max(bytes, answer.bytes)
      times.push(answer.ms)
    }
    const cpuMs = (readCpuTime(pid) - cpuBefore) / REQUESTS
    measured.set(hot, { times: times.sort((a, b) => a - b), bytes, cpuMs })
  }
  return measured
}

/** Sends some requests of each call, and reads the plans of their statements from the server's log. */
async function explain(calls: HotCall[], call: Call, logFile: string): Promise<Map<HotCall, Statement[]>> {
  const log = createPlanLog(logFile)
  const plans = new Map<HotCall, Statement[]>()
  for (const hot of calls) {
    log.read()
    for (let n = 0; n < EXPLAINED; n++) await call(hot.ask(n))
    plans.set(hot, log.read())
  }
  return plans
}

const bin = findPostgresBin()
if (!bin) throw new Error('PostgreSQL is not installed. Set POSTGRES_BIN to the folder of its programs.')
const postgres = await startPostgres(bin)
const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-bench-'))
try {
  const env: Env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir }
  await (await startApi(env)).stop()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const query: Query = async (text, values) => (await client.query(text, values)).rows
  const start = performance.now()
  await seed(query, AMOUNTS)
  console.log(`Seeded in ${((performance.now() - start) / 1_000).toFixed(0)} s: ${JSON.stringify(AMOUNTS)}`)
  console.log(`\n${await measureTables(query)}`)
  const calls = listHotCalls(await pickRows(query, AMOUNTS), AMOUNTS).filter(({ name }) => name.includes(ONLY))
  // Before the requests of `time`, whose emails are sent in the background.
  for (const [name, value] of Object.entries(PLAN_SETTINGS)) {
    await query(`alter database postgres set ${name} to '${value}'`, [])
  }
  const plans = await withApi(env, (call) => explain(calls, call, postgres.logFile))
  await query('alter database postgres reset all', [])
  const timed = await withApi(env, (call, pid) => time(calls, call, pid))
  const measured: Measured[] = calls.map((call) => ({
    name: call.name,
    ...(timed.get(call) ?? { times: [], bytes: 0, cpuMs: 0 }),
    statements: plans.get(call) ?? [],
  }))
  await client.end()
  for (const each of measured) printPlans(each)
  console.log(`\n${toTable(measured)}`)
  const faults = measured.flatMap(findFaults)
  for (const fault of faults) console.error(`✗ ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  postgres.stop()
  rmSync(dataDir, { recursive: true })
}
