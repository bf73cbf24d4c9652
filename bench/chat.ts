import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { busiestSecond, openCrowd } from './chat/crowd.ts'
import { fill, type Pair, type Person } from './chat/fill.ts'
import { forEach, joinChat, openSocket } from './chat/sockets.ts'
import { createTalk } from './chat/talk.ts'
import { percentile } from './search/load.ts'
import { type Engine, openEngines } from './servers/engines.ts'
import { type Server, startApi, startEcho } from './servers/start.ts'

const SOCKETS = Number(process.env.SOCKETS ?? 2_000)
const PER_SECOND = Number(process.env.PER_SECOND ?? 200)
/** Duration of the measurement in seconds. The duration must exceed the heartbeat interval of the API. */
const SECONDS = Number(process.env.SECONDS ?? 30)
const CLIENTS = Number(process.env.CLIENTS ?? 1_000)
const IN_A_ROW_SECONDS = 5
const PAIRS = 100
const MOST_TIMES_ECHO = 5
const MOST_MS = 250
const MOST_KB = 60
const MOST_SHARE = 0.1

const mark = (isWithin: boolean) => (isWithin ? '✓' : '✗')

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

/** Returns the resident memory of the API per open socket, in kilobytes. Leaves the sockets open. */
async function weigh(api: Server, idle: Person[]): Promise<number> {
  const join = (person: Person) => joinChat(api.url, person)
  const warmUp = idle.slice(0, idle.length / 10)
  await forEach(warmUp, join)
  const before = residentKb(api.pid)
  await forEach(idle.slice(warmUp.length), join)
  return (residentKb(api.pid) - before) / (idle.length - warmUp.length)
}

/**
 * Measures the delivery latency of chat messages through the API. As a baseline, interleaves round trips to an echo
 * server with the same number of sockets. Returns sorted times in milliseconds.
 */
async function talk(api: Server, pairs: Pair[]): Promise<{ chat: number[]; echo: number[] }> {
  const echo = await startEcho()
  await forEach(Array.from({ length: SOCKETS }), () => openSocket(echo.url))
  const chatTalk = createTalk(
    await forEach(pairs, async ({ couple, vendor, roomId }) => ({
      from: await joinChat(api.url, couple),
      to: await joinChat(api.url, vendor),
      toFrame: (client_id: string) => ({ action: 'message', message: `This is ${client_id}.`, roomId, client_id }),
    })),
  )
  const echoTalk = createTalk(
    await forEach(pairs, async ({ roomId }) => {
      const socket = await openSocket(echo.url)
      const toFrame = (client_id: string) => ({
        action: 'message',
        message: `This is ${client_id}.`,
        roomId,
        client_id,
      })
      return { from: socket, to: socket, toFrame }
    }),
  )
  const talks = [chatTalk, echoTalk]
  for (const { go, times } of talks) {
    await go(PER_SECOND, IN_A_ROW_SECONDS)
    times.length = 0
  }
  for (let seconds = 0; seconds < SECONDS; seconds += IN_A_ROW_SECONDS) {
    for (const { go } of talks) await go(PER_SECOND, IN_A_ROW_SECONDS)
  }
  await echo.stop()
  const [chat = [], echoes = []] = talks.map(({ times }) => times.sort((a, b) => a - b))
  return { chat, echo: echoes }
}

/** Kills and restarts the API. Returns the largest share of clients that reconnect within one second. */
async function crash(env: Engine['env'], people: Person[]): Promise<number> {
  const api = await startApi(env)
  const crowd = openCrowd(api.url, people)
  const untilAllAreThere = async () => {
    while (crowd.countConnected() < people.length) await sleep(100)
  }
  await untilAllAreThere()
  await api.kill()
  crowd.connectedAt.length = 0
  const again = await startApi({ ...env, API_PORT: new URL(api.url).port })
  await untilAllAreThere()
  const share = busiestSecond(crowd.connectedAt)
  crowd.close()
  await again.stop()
  return share
}

const rows: string[] = []
for await (const engine of openEngines()) {
  try {
    await (await startApi(engine.env)).stop()
    const { query, close } = await engine.connect()
    const people = await fill(query, Math.max(SOCKETS, CLIENTS), PAIRS)
    await close()
    const api = await startApi(engine.env)
    const kb = await weigh(api, people.idle.slice(0, SOCKETS))
    const { chat, echo } = await talk(api, people.pairs)
    await api.kill()
    const share = await crash(engine.env, people.idle.slice(0, CLIENTS))
    const [p95, echoP95] = [percentile(chat, 0.95), percentile(echo, 0.95)]
    const isFast = p95 <= MOST_TIMES_ECHO * echoP95 && p95 <= MOST_MS
    const cells = [
      engine.name,
      ...[chat, echo].map((times) => [0.5, 0.95].map((part) => percentile(times, part).toFixed(1)).join(' / ')),
      `${(p95 / echoP95).toFixed(1)} × ${mark(isFast)}`,
      `${kb.toFixed(0)} ${mark(kb <= MOST_KB)}`,
      `${(share * 100).toFixed(1)} % ${mark(share <= MOST_SHARE)}`,
    ]
    rows.push(`| ${cells.join(' | ')} |`)
  } finally {
    engine.end()
  }
}
console.log(
  [
    `${SOCKETS} sockets, ${PER_SECOND} messages a second; ${CLIENTS} clients after a crash\n`,
    '| | delivery, p50 / p95 ms | echo, p50 / p95 ms | p95 to p95 | KB a socket | back in the busiest second |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n'),
)
process.exit()
