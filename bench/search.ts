import { type Engine, openEngines } from './search/engines.ts'
import { fill } from './search/fill.ts'
import { countPerSecond, createLoader, timeEach } from './search/load.ts'
import { askDetails, askSearches, pickIds, type Question } from './search/questions.ts'
import { explain, type Result, toTable } from './search/report.ts'
import { startApi, startEmptyRoute } from './search/servers.ts'

const VENDORS = Number(process.env.VENDORS ?? 100_000)
const REQUESTS = Number(process.env.REQUESTS ?? 1_000)
const SECONDS = Number(process.env.SECONDS ?? 5)
const WARM_UP = 200
/** Requests that come again and again when many people look at once. */
const POPULAR = 100

interface Subject {
  name: string
  /** Each is asked once to be timed; those of the warm-up are others. */
  questions: Question[]
  warmUp: Question[]
  sql: number[]
}

/** What the statements take without a service around them. */
async function measureSql({ name, env, connect }: Engine): Promise<Subject[]> {
  // The service makes its tables.
  await (await startApi(env)).stop()
  const { query, close } = await connect()
  await fill(query, VENDORS)
  const asked = [
    { name: `search, ${name}`, questions: askSearches(REQUESTS + WARM_UP) },
    { name: `detail, ${name}`, questions: askDetails(REQUESTS + WARM_UP, await pickIds(query)) },
  ]
  const ask = async ({ statements }: Question) => {
    for (const [statement, values] of statements) await query(statement, values)
  }
  const subjects: Subject[] = []
  for (const { name, questions: all } of asked) {
    const questions = all.slice(WARM_UP)
    const warmUp = all.slice(0, WARM_UP)
    await timeEach(warmUp, ask)
    subjects.push({ name, questions, warmUp, sql: await timeEach(questions, ask) })
    for (const question of questions.slice(-1)) await explain(query, question)
  }
  await close()
  return subjects
}

/** The same through the real service, each asked for the first time; then what is popular, as often as it answers. */
async function measureHttp(url: string, { name, questions, warmUp, sql }: Subject): Promise<Result> {
  const loader = createLoader(url)
  const ask = ({ path }: Question) => loader.fetch(path)
  await timeEach(warmUp, ask)
  const http = await timeEach(questions, ask)
  const popular = questions.slice(0, POPULAR)
  const bodies = await Promise.all(popular.map(ask))
  const perSecond = await countPerSecond(popular, SECONDS, ask)
  loader.close()
  const emptyPerSecond = await measureEmptyRoute(bodies[0] ?? '', popular)
  return { name, sql, http, perSecond, emptyPerSecond }
}

async function measureEmptyRoute(body: string, questions: Question[]): Promise<number> {
  const server = await startEmptyRoute(body)
  const loader = createLoader(server.url)
  const ask = ({ path }: Question) => loader.fetch(path)
  await timeEach(questions, ask)
  const perSecond = await countPerSecond(questions, SECONDS, ask)
  loader.close()
  await server.stop()
  return perSecond
}

const results: Result[] = []
for await (const engine of openEngines()) {
  try {
    const subjects = await measureSql(engine)
    const api = await startApi(engine.env)
    for (const subject of subjects) results.push(await measureHttp(api.url, subject))
    await api.stop()
  } finally {
    engine.end()
  }
}
console.log(`\n${VENDORS} vendors\n\n${toTable(results)}`)
