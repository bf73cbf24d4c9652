import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBin, startPostgres } from '@vowkit/api/testing/postgres'
import { findRedis, startRedis } from '@vowkit/api/testing/redis'
import pg from 'pg'
import { fill, type Pair } from './chat/fill.ts'
import { forEach, joinChat } from './chat/sockets.ts'
import { findCosts, toCostsEach } from './scale/costs.ts'
import { createTraffic, type Line } from './scale/traffic.ts'
import { percentile } from './search/load.ts'
import { type Server, startApi } from './servers/start.ts'

const list = (name: string, fallback: string) => (process.env[name] ?? fallback).split(',')

const PROVIDERS = list('PROVIDERS', 'PostgreSQL,Redis')
const PROCESSES = list('PROCESSES', '2,3').map(Number)
const RATES = list('RATES', '500,1000,2000').map(Number)
const SECONDS = Number(process.env.SECONDS ?? 15)
const PAIRS = Number(process.env.PAIRS ?? 1_000)
const WARM_UP_SECONDS = 3
const MOST_MS = 250

const postgresBin = findPostgresBin()
const redisBin = findRedis()
if (!postgresBin) throw new Error('PostgreSQL is not installed. Set POSTGRES_BIN to the folder of its programs.')
if (!redisBin && PROVIDERS.includes('Redis')) throw new Error('Redis is not installed. Set REDIS_BIN to its program.')

/** Connects each couple to one process and its vendor to the next one. */
function connect(pairs: Pair[], servers: Server[]): Promise<Line[]> {
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? ''
  return forEach([...pairs.entries()], async ([index, { couple, vendor, roomId }]) => ({
    couple: await joinChat(urlOf(index), couple),
    vendor: await joinChat(urlOf(index + 1), vendor),
    roomId,
  }))
}

async function measure(provider: string, count: number): Promise<string[]> {
  const postgres = await startPostgres(postgresBin ?? '')
  const redis = provider === 'Redis' ? await startRedis(redisBin ?? '') : undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-bench-'))
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...(redis && { REDIS_URL: redis.url }) }
  const servers: Server[] = []
  try {
    while (servers.length < count) servers.push(await startApi(env))
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { pairs } = await fill(async (text, values) => (await client.query(text, values)).rows, 0, PAIRS)
    await client.end()
    const { run } = createTraffic(await connect(pairs, servers))
    const readCosts = await findCosts(postgres.url, servers)
    const rows: string[] = []
    for (const rate of RATES) {
      await run(rate, WARM_UP_SECONDS)
      const before = readCosts()
      const { times, perSecond, lost, doubled, rejected } = await run(rate, SECONDS)
      const { api, postgres: database, senders } = toCostsEach(before, readCosts(), times.length)
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0))
      const isWithin = Number(p95) <= MOST_MS && lost === 0 && doubled === 0 && rejected === 0
      const load = (loadavg()[0] ?? 0).toFixed(1)
      const counts = [perSecond.toFixed(0), lost, doubled, rejected, load]
      const cpu = [api, database, senders].map((ms) => ms.toFixed(2)).join(' / ')
      const row = `| ${provider} | ${count} | ${rate} | ${p50} / ${p95} / ${p99} ${isWithin ? '✓' : '✗'} | ${cpu} | ${counts.join(' | ')} |`
      console.log(row)
      rows.push(row)
    }
    return rows
  } finally {
    for (const server of servers) await server.kill()
    await redis?.stop()
    postgres.stop()
    rmSync(dataDir, { recursive: true })
  }
}

console.log(`${PAIRS} conversations across processes, ${SECONDS} s each\n`)
const HEAD = [
  '| provider | processes | messages a second | p50 / p95 / p99 ms | CPU of a message, API / PostgreSQL / senders, ms | acknowledged a second | lost | doubled | rejected | load |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
]
console.log(HEAD.join('\n'))
for (const provider of PROVIDERS) for (const count of PROCESSES) await measure(provider, count)
process.exit()
