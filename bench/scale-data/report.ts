import { percentile } from '../search/load.ts'
import type { Statement } from './plans.ts'

/** The measurements of one call. */
export interface Measured {
  name: string
  /** Sorted durations of the requests, in milliseconds. */
  times: number[]
  /** The size of the largest response. */
  bytes: number
  /** CPU time of the API per request, in milliseconds. */
  cpuMs: number
  statements: Statement[]
}

/** A sequential scan that reads more rows than this scans a table that grows. Small tables fit in a few pages. */
const MOST_SCANNED = 1_000
/** Above it, the table marks a call with `!`: its work grows with the data of its account. */
const MOST_ROWS = 10_000

const growing = ({ scanned }: Statement) =>
  Object.entries(scanned).flatMap(([table, rows]) => (rows > MOST_SCANNED ? table : []))
const mostRows = ({ statements }: Measured) => Math.max(0, ...statements.map(({ rowsRead }) => rowsRead))

/** Describes the sequential scans of a call. */
export function findFaults({ name, statements }: Measured): string[] {
  const tables = new Set(statements.flatMap(growing))
  return [...tables].map((table) => `${name}: sequential scan of ${table}`)
}

function mark(measured: Measured): string {
  if (findFaults(measured).length > 0) return '✗'
  return mostRows(measured) > MOST_ROWS ? '!' : '✓'
}

/** Prints each statement of a call once, with the plan that has read most rows. */
export function printPlans({ name, statements }: Measured): void {
  console.log(`\n## ${name}`)
  for (const [text, runs] of Map.groupBy(statements, (statement) => statement.text)) {
    const [worst] = runs.toSorted((a, b) => b.rowsRead - a.rowsRead)
    console.log(`\n${text.replace(/\s+/g, ' ')}`)
    console.log(`  ${worst?.durationMs} ms, ${worst?.rowsRead} rows read`)
    for (const line of worst?.lines ?? []) console.log(`  ${line}`)
  }
}

/** Formats the measurements as a Markdown table. */
export function toTable(all: Measured[]): string {
  const rows = all.map((measured) => {
    const { name, times, bytes, cpuMs, statements } = measured
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1))
    const texts = new Set(statements.map(({ text }) => text))
    return `| ${name} | ${p50} / ${p95} | ${cpuMs.toFixed(1)} | ${texts.size} | ${mostRows(measured)} ${mark(measured)} | ${(bytes / 1_000).toFixed(1)} |`
  })
  return [
    '| call | p50 / p95 ms | CPU of the API, ms | statements | rows read by one statement | largest response, kB |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}
