import { performance } from 'node:perf_hooks'
import { type OpenedAssistant, openAssistant } from '@vowkit/api/testing/open-assistant'
import { multiplyVendors } from './assistant/multiply.ts'
import { askQuestion, createSearch, KIND_NAMES } from './assistant/searches.ts'
import { openEngines } from './servers/engines.ts'

const VENDORS = Number(process.env.VENDORS ?? 100_000)
const REQUESTS = Number(process.env.REQUESTS ?? 480)
const WARM_UP = 48
/** The limit of the p95 of a reply, in milliseconds. */
const BUDGET_MS = 150

async function time(count: number, run: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < WARM_UP + count; n++) {
    const start = performance.now()
    await run(n)
    if (n >= WARM_UP) times.push(performance.now() - start)
  }
  return times
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const summary = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, max ${Math.max(...times).toFixed(1)} ms`

async function printSizes({ query }: OpenedAssistant): Promise<void> {
  const [table] = await query<{ rows: number; heap: string; toast: string }>(`
    select count(*)::int as rows, pg_size_pretty(pg_relation_size('vendor_facts')) as heap,
      pg_size_pretty(pg_table_size('vendor_facts') - pg_relation_size('vendor_facts')) as toast from vendor_facts`)
  console.log(`vendor_facts: ${table?.rows} rows, heap ${table?.heap}, wide columns ${table?.toast}`)
  const indexes = await query<{ name: string; size: string }>(`
    select indexrelid::regclass::text as name, pg_size_pretty(pg_relation_size(indexrelid)) as size
    from pg_index where indrelid = 'vendor_facts'::regclass order by 1`)
  for (const { name, size } of indexes) console.log(`  index ${name}: ${size}`)
}

let isWithinBudget = true
for await (const engine of openEngines()) {
  if (process.env.ENGINE && process.env.ENGINE !== engine.name) {
    engine.end()
    continue
  }
  const assistant = await openAssistant(engine.env)
  try {
    for (const statement of multiplyVendors(VENDORS)) await assistant.query(statement)
    const start = performance.now()
    await assistant.extractFacts()
    console.log(
      `\n${engine.name}: extracted ${VENDORS} vendors in ${((performance.now() - start) / 1000).toFixed(0)} s`,
    )
    await assistant.query('vacuum analyze')
    await printSizes(assistant)

    const searches = await time(REQUESTS, (n) => assistant.knowledge.find(createSearch(n)))
    console.log(`find: ${summary(searches)}`)
    for (const [kind, name] of KIND_NAMES.entries())
      console.log(`  ${name}: ${summary(searches.filter((_, n) => (n + WARM_UP) % KIND_NAMES.length === kind))}`)
    const { named, profiles } = assistant.knowledge
    console.log(`named: ${summary(await time(REQUESTS, (n) => named(askQuestion(n).split(/\W+/))))}`)
    console.log(`five profiles: ${summary(await time(REQUESTS, (n) => profiles([1, 2, 3, 4, 5].map((id) => id + n))))}`)
    const replies = await time(REQUESTS, (n) => assistant.ask(askQuestion(n)))
    console.log(`replies over HTTP: ${summary(replies)} (budget: p95 of ${BUDGET_MS} ms)`)
    isWithinBudget &&= percentile(replies, 0.95) <= BUDGET_MS
  } finally {
    await assistant.stop()
    engine.end()
  }
}
process.exitCode = isWithinBudget ? 0 : 1
