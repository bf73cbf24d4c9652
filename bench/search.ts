import { fill } from './search/fill.ts'
import { countInTurns, createLoader, timeInTurns } from './search/load.ts'
import { askDetails, askSearches, pickIds, type Question } from './search/questions.ts'
import { explain, type Result, toTable } from './search/report.ts'
import { type Connection, type Engine, openEngines } from './servers/engines.ts'
import { type Server, startApi, startEmptyRoute } from './servers/start.ts'

const VENDORS = Number(process.env.VENDORS ?? 100_000)
const REQUESTS = Number(process.env.REQUESTS ?? 1_000)
const SECONDS = Number(process.env.SECONDS ?? 5)
const WARM_UP = 500
/** The number of popular requests, which the load test repeats. */
const POPULAR = 100

interface Subject {
  name: string
  /** The requests to time, each once. The warm-up uses different requests. */
  questions: Question[]
  warmUp: Question[]
}

/** Starts the API so that it creates the tables, fills the tables, and returns the requests to measure. */
async function prepare({ name, env, connect }: Engine): Promise<Subject[]> {
  await (await startApi(env)).stop()
  const { query, close } = await connect()
  await fill(query, VENDORS)
  const asked = [
    { name: `search, ${name}`, all: askSearches(REQUESTS + WARM_UP) },
    { name: `detail, ${name}`, all: askDetails(REQUESTS + WARM_UP, await pickIds(query)) },
  ]
  for (const { all } of asked) for (const question of all.slice(-1)) await explain(query, question)
  await close()
  return asked.map(({ name, all }) => ({ name, warmUp: all.slice(0, WARM_UP), questions: all.slice(WARM_UP) }))
}

/** Times each HTTP request and its SQL statements once. Then measures the throughput of the popular requests. */
async function measure({ name, questions, warmUp }: Subject, api: Server, { query }: Connection): Promise<Result> {
  const loader = createLoader(api.url)
  const ask = ({ path }: Question) => loader.fetch(path)
  async function askDatabase({ statements }: Question): Promise<void> {
    for (const [statement, values] of statements) await query(statement, values)
  }
  await timeInTurns(warmUp, [askDatabase, ask])
  const [sql = [], http = []] = await timeInTurns(questions, [askDatabase, ask])

  const popular = questions.slice(0, POPULAR)
  const [body = ''] = await Promise.all(popular.map(ask))
  const server = await startEmptyRoute(body)
  const empty = createLoader(server.url)
  const askEmpty = ({ path }: Question) => empty.fetch(path)
  await timeInTurns(popular, [ask, askEmpty])
  const [perSecond = 0, emptyPerSecond = 0] = await countInTurns(popular, SECONDS, [ask, askEmpty])
  for (const { close } of [loader, empty]) close()
  await server.stop()
  return { name, sql, http, perSecond, emptyPerSecond }
}

const results: Result[] = []
for await (const engine of openEngines()) {
  try {
    const subjects = await prepare(engine)
    const beside = await engine.connectBeside()
    const api = await startApi(engine.env)
    for (const subject of subjects) results.push(await measure(subject, api, beside))
    await api.stop()
    await beside.close()
  } finally {
    engine.end()
  }
}
console.log(`\n${VENDORS} vendors\n\n${toTable(results)}`)
