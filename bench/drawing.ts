import { askForVision, timeCalls, untilSettled } from './drawing/ask.ts'
import { addPeople } from './drawing/people.ts'
import { fill } from './search/fill.ts'
import { percentile } from './search/load.ts'
import { openEngines } from './servers/engines.ts'
import { startApi } from './servers/start.ts'

const VISIONS = Number(process.env.VISIONS ?? 100)
const PEOPLE = 10
const VENDORS = 1_000
const PER_SECOND = 50
const IDLE_MS = 10_000
const MOST_TIMES_IDLE = 3

/** The API calls that other accounts send while visions are generated. Responses to these calls are not cached. */
const PATHS = [
  ...Array.from({ length: 40 }, (_, index) => `/vendor/search-list/?categories=${1 + (index % 16)}&page=${index}`),
  ...Array.from({ length: 40 }, (_, index) => `/vendor/detail/get/${1 + index}/`),
  '/vision/list/',
  '/vendor/favourite-list/',
].filter((path) => !path.endsWith('page=0'))

const rows: string[] = []
for await (const engine of openEngines()) {
  try {
    await (await startApi(engine.env)).stop()
    const { query, close } = await engine.connect()
    await fill(query, VENDORS)
    const [visitor = '', ...owners] = await addPeople(query, 1 + PEOPLE)
    await close()
    const api = await startApi(engine.env)
    const time = (signal: AbortSignal) => timeCalls(api.url, PATHS, visitor, PER_SECOND, signal)
    const idle = async () => time(AbortSignal.timeout(IDLE_MS))

    await idle()
    const before = await idle()
    const drawn = new AbortController()
    const start = performance.now()
    const meanwhile = time(drawn.signal)
    const asked = Array.from({ length: VISIONS }, (_, index) => ({ index, token: owners[index % PEOPLE] ?? '' }))
    const ids = await Promise.all(asked.map(({ index, token }) => askForVision(api.url, token, index)))
    const pictures = await Promise.all(
      asked.map(({ index, token }) => untilSettled(api.url, token, ids[index] ?? '', index)),
    )
    const seconds = (performance.now() - start) / 1_000
    drawn.abort()
    const during = await meanwhile
    const quiet = [...before, ...(await idle())].sort((a, b) => a - b)
    await api.stop()

    const ratio = percentile(during, 0.95) / percentile(quiet, 0.95)
    const finished = pictures.filter(Boolean).length
    const cells = [
      engine.name,
      `${finished} of ${VISIONS} ${finished === VISIONS ? '✓' : '✗'}`,
      seconds.toFixed(0),
      ...[quiet, during].map((times) => [0.5, 0.95].map((part) => percentile(times, part).toFixed(1)).join(' / ')),
      `${ratio.toFixed(2)} × ${ratio <= MOST_TIMES_IDLE ? '✓' : '✗'}`,
    ]
    rows.push(`| ${cells.join(' | ')} |`)
  } finally {
    engine.end()
  }
}
console.log(
  [
    '| | drawn | seconds | other calls idle, p50 / p95 ms | meanwhile, p50 / p95 ms | p95 to p95 |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n'),
)
