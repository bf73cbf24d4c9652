import type { Query } from '../servers/engines.ts'
import { percentile } from './load.ts'
import type { Question } from './questions.ts'

/** The measurements of one kind of request on one database. */
export interface Result {
  name: string
  /** Sorted durations of the SQL statements of each request, in milliseconds. `http` has those of whole requests. */
  sql: number[]
  http: number[]
  perSecond: number
  emptyPerSecond: number
}

const MOST_TIMES_SQL = 2
const LEAST_SHARE = 0.4

/** Formats the measurements as a Markdown table. Marks numbers that exceed their budget. */
export function toTable(results: Result[]): string {
  const rows = results.map(({ name, sql, http, perSecond, emptyPerSecond }) => {
    const ratio = percentile(http, 0.5) / percentile(sql, 0.5)
    const share = perSecond / emptyPerSecond
    return [
      name,
      ...[sql, http].map((times) => [0.5, 0.95].map((part) => percentile(times, part).toFixed(2)).join(' / ')),
      `${ratio.toFixed(2)} × ${mark(ratio <= MOST_TIMES_SQL)}`,
      perSecond.toFixed(0),
      emptyPerSecond.toFixed(0),
      `${(share * 100).toFixed(0)} % ${mark(share >= LEAST_SHARE)}`,
    ].join(' | ')
  })
  return [
    '| | SQL alone, p50 / p95 ms | request, p50 / p95 ms | p50 to p50 | requests a second | of an empty route | share |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}

function mark(isWithin: boolean): string {
  return isWithin ? '✓' : '✗'
}

/** Prints the query plan of each SQL statement that a request runs. */
export async function explain(query: Query, { path, statements }: Question): Promise<void> {
  console.log(`\n${path}`)
  for (const [statement, values] of statements) {
    const rows = await query(`explain (analyze, costs off, summary off) ${statement}`, values)
    console.log(rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n'))
  }
}
