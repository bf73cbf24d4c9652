import { fstatSync, openSync, readSync } from 'node:fs'

/** A node of a query plan, in the JSON of PostgreSQL. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** A statement that the server ran, with its plan. */
export interface Statement {
  text: string
  durationMs: number
  /** The plan in PostgreSQL's indented text. */
  lines: string[]
  /** The rows that scans have read, including those that a filter removed. */
  rowsRead: number
  /** The rows of each table that one sequential scan has read. A scan that a limit ends early reads few. */
  scanned: Record<string, number>
}

/** The settings with which new connections log the plan of each statement with its actual rows. */
export const PLAN_SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
}

/** An entry of the log. Its JSON is indented by a tab and ends with a brace of its own. */
const ENTRY = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+?\t\}\n)/g

/** Statements of background jobs, which run at the same time as the requests. */
const OF_JOBS = /pgboss|message_mails|skip locked|webhook_deliveries/

/** Reads the plans that a PostgreSQL server logs, except those of background jobs. */
export function createPlanLog(file: string) {
  const log = openSync(file, 'r')
  let position = 0
  /** The start of an entry that the server was still writing. */
  let rest = ''

  function readNew(): string {
    const buffer = Buffer.alloc(fstatSync(log).size - position)
    position += readSync(log, buffer, 0, buffer.length, position)
    return rest + buffer.toString()
  }

  return {
    /** Returns the statements since the last call. */
    read(): Statement[] {
      const text = readNew()
      const entries = [...text.matchAll(ENTRY)]
      const last = entries.at(-1)
      rest = last ? text.slice(last.index + last[0].length) : text
      return entries.flatMap(([, duration, json = '']) => {
        const { 'Query Text': text, Plan: plan } = JSON.parse(json)
        if (OF_JOBS.test(text)) return []
        return [{ text, durationMs: Number(duration), ...summarize(plan) }]
      })
    },
  }
}

function summarize(plan: PlanNode): Pick<Statement, 'lines' | 'rowsRead' | 'scanned'> {
  const lines: string[] = []
  const scanned: Record<string, number> = {}
  let rowsRead = 0
  function visit(node: PlanNode, depth: number): void {
    const { 'Node Type': type, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = node
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const index = 'Index Name' in node ? ` using ${node['Index Name']}` : ''
    const filtered = removed > 0 ? `, ${removed} removed` : ''
    lines.push(
      `${'  '.repeat(depth)}${type}${table ? ` on ${table}` : ''}${index} (${rows} rows × ${loops}${filtered})`,
    )
    if (type.includes('Scan') && table) rowsRead += (rows + removed) * loops
    if (type === 'Seq Scan' && table) scanned[table] = Math.max(scanned[table] ?? 0, rows + removed)
    for (const child of node.Plans ?? []) visit(child, depth + 1)
  }
  visit(plan, 0)
  return { lines, rowsRead, scanned }
}
