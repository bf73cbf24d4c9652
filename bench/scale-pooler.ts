import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPgBouncer, startPgBouncer } from '@vowkit/api/testing/pgbouncer'
import { findPostgresBin, startPostgres } from '@vowkit/api/testing/postgres'
import pg from 'pg'
import { fill, type Pair } from './chat/fill.ts'
import { type Answer, isFailure, listAsks, type PoolerAsk, send } from './scale/pooler-requests.ts'
import { percentile } from './search/load.ts'
import { type Server, startApi } from './servers/start.ts'

const PROCESSES = Number(process.env.PROCESSES ?? 5)
const CONCURRENT = Number(process.env.CONCURRENT ?? 2_000)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** Connections of PgBouncer to PostgreSQL. */
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 20)
const PAIRS = 1_000

/** Returns a row of the table: the responses of one kind of request, or of all. */
function toRow(name: string, answers: Answer[]): string {
  const count = (isCounted: (answer: Answer) => boolean) => answers.filter(isCounted).length
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0))
  const cells = [
    answers.length,
    count(({ status }) => status >= 200 && status < 300),
    count(({ status }) => status === 429),
    count(({ status, retryAfter }) => status === 503 && retryAfter !== null),
    count(isFailure),
    `${p50} / ${p95}`,
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

/** Sends the requests of all rounds. All requests of a round are open at the same time. */
async function sendRounds(servers: Server[], pairs: Pair[]): Promise<Map<PoolerAsk, Answer>> {
  const answers = new Map<PoolerAsk, Answer>()
  for (let round = 0; round < ROUNDS; round++) {
    const asks = listAsks(pairs, CONCURRENT, round)
    await Promise.all(
      asks.map(async (ask, index) => answers.set(ask, await send(servers[index % servers.length]?.url ?? '', ask))),
    )
  }
  return answers
}

const postgresBin = findPostgresBin()
const pgBouncerBin = findPgBouncer()
if (!postgresBin) throw new Error('PostgreSQL is not installed. Set POSTGRES_BIN to the folder of its programs.')
if (!pgBouncerBin) throw new Error('PgBouncer is not installed. Set PGBOUNCER_BIN to its program.')

const postgres = await startPostgres(postgresBin)
const pooler = await startPgBouncer(pgBouncerBin, postgres.url, CONNECTIONS)
const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-bench-'))
const servers: Server[] = []
try {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  // The time limits that the self-hosting guide recommends for a pooler.
  await client.query("alter role postgres set lock_timeout = '4s'")
  await client.query("alter role postgres set statement_timeout = '60s'")
  const env = {
    DATABASE_URL: pooler.urlOf(postgres.url),
    DATABASE_DIRECT_URL: postgres.url,
    DATA_DIR: dataDir,
  }
  while (servers.length < PROCESSES) servers.push(await startApi(env))
  const { pairs } = await fill(async (text, values) => (await client.query(text, values)).rows, 0, PAIRS)
  const answers = await sendRounds(servers, pairs)
  const { rows } = await client.query('select count(*)::int as count from chat_messages')
  await client.end()

  const all = [...answers.values()]
  const acknowledged = [...answers].filter(([{ name }, { status }]) => name === 'message' && status === 201).length
  console.log(
    `${PROCESSES} processes behind PgBouncer with ${CONNECTIONS} connections, ${ROUNDS} rounds of ${CONCURRENT} concurrent requests, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  )
  console.log('| request | sent | 2xx | 429 | 503 with Retry-After | failed | p50 / p95 ms |')
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  for (const [name, asks] of Map.groupBy(answers, ([ask]) => ask.name)) {
    console.log(
      toRow(
        name,
        asks.map(([, answer]) => answer),
      ),
    )
  }
  console.log(toRow('all', all))
  console.log(`\n${acknowledged} messages acknowledged, ${rows[0]?.count} stored`)
  const failures = all.filter(isFailure)
  for (const { status, body } of failures.slice(0, 5)) console.error(`✗ ${status}: ${body}`)
  process.exitCode = failures.length > 0 || acknowledged > Number(rows[0]?.count) ? 1 : 0
} finally {
  for (const server of servers) await server.kill()
  await pooler.stop()
  postgres.stop()
  rmSync(dataDir, { recursive: true })
}
process.exit()
