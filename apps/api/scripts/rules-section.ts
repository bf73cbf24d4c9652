import { globSync, readFileSync } from 'node:fs'
import * as contract from '@vowkit/sdk-core/contract'
import { DAY, GB, HOUR, KB, MB, MINUTE, SECOND } from '../src/platform/units.ts'

export const PAGE = new URL('../../../docs/self-hosting.md', import.meta.url)

const SOURCE = new URL('../src/', import.meta.url)
const CLIENT = new URL('../../../packages/sdk-core/src/', import.meta.url)
/** The constants of `@vowkit/sdk-core` that are listed, because users notice their effect. */
const CLIENT_RULES = ['TOAST_MS', 'TIMEOUT_MS', 'UPLOAD_TIMEOUT_MS']
const [START, END] = ['<!-- rules: written by `npm run describe` in apps/api -->', '<!-- /rules -->']

/** Matches an exported object of rules, such as `export const authRules = { … }`. */
const OBJECT = /^export const (\w+Rules) = \{\n(.*?)^\}/gms
/** Matches one rule of such an object, with the doc comment. */
const RULE = /^ {2}\/\*\*(.+?)\*\/\n {2}(\w+):/gms
const ENV = /\s*@env (\w+)/

interface Rule {
  name: string
  value: unknown
  about: string
  env: string | undefined
}

/** Returns Markdown tables of all rules by file, with the meaning, default and environment variable of each rule. */
export async function describeRules(): Promise<string> {
  const files = globSync('**/*.ts', { cwd: SOURCE.pathname }).filter((file) => !file.endsWith('.test.ts'))
  const sections = await Promise.all(files.sort().map(describeFile))
  return [...sections.flat(), ...describeContract(), ...describeClient()].join('\n')
}

/** Replaces the tables between the two markers of the page. */
export function replaceSection(page: string, table: string): string {
  const [before, rest] = page.split(START)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`${PAGE.pathname} has no ${START} … ${END}.`)
  return `${before}${START}\n${table}\n${END}${after}`
}

async function describeFile(file: string): Promise<string[]> {
  const objects = [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(OBJECT)]
  if (objects.length === 0) return []
  const module: Record<string, Record<string, unknown>> = await import(new URL(file, SOURCE).href)
  const rules = objects.flatMap(([, name = '', body = '']) => readRules(body, module[name] ?? {}))
  const rows = rules.map(({ name, about, value, env }) => {
    return `| \`${name}\` | ${about} | ${format(name, value)} | ${env ? `\`${env}\`` : ''} |`
  })
  return [`\n### \`${file}\`\n`, '| rule | meaning | default | variable |', '| --- | --- | --- | --- |', ...rows]
}

/** Lists the numeric constants of the contract, whose doc comments are in the contract. */
function describeContract(): string[] {
  const numbers = Object.entries<unknown>(contract).flatMap(([name, value]) =>
    /^[A-Z_]+$/.test(name) && typeof value === 'number' ? [[name, value] as const] : [],
  )
  return describeNumbers(
    '`@vowkit/sdk-core/contract`: limits that pages and the API share',
    Object.fromEntries(numbers),
  )
}

/** Lists the client's constants. Parses the sources of `@vowkit/sdk-core`, which does not export the constants. */
function describeClient(): string[] {
  const sources = globSync('**/*.ts', { cwd: CLIENT.pathname }).map((file) =>
    readFileSync(new URL(file, CLIENT), 'utf8'),
  )
  const values = CLIENT_RULES.map((name) => {
    const [value] = sources.flatMap(
      (text) => new RegExp(`^export const ${name} = ([\\d_]+)$`, 'm').exec(text)?.[1] ?? [],
    )
    if (value === undefined) throw new Error(`The client has no number called ${name}.`)
    return [name, Number(value.replaceAll('_', ''))]
  })
  return describeNumbers('`@vowkit/sdk-core`: the client', Object.fromEntries(values))
}

function describeNumbers(title: string, values: Record<string, number>): string[] {
  const rows = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  const unit = (name: string) =>
    name
      .replace(/_MS$/, 'Ms')
      .replace(/_SECONDS$/, 'Seconds')
      .replace(/_BYTES$/, 'Bytes')
  const lines = rows.map(([name, value]) => `| \`${name}\` | ${formatNumber(unit(name), value)} |`)
  return [`\n### ${title}\n`, '| rule | default |', '| --- | --- |', ...lines]
}

function readRules(body: string, values: Record<string, unknown>): Rule[] {
  const rules = [...body.matchAll(RULE)].map(([, comment = '', name = '']): Rule => {
    const text = comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
    return { name, value: values[name], about: text.replace(ENV, ''), env: ENV.exec(text)?.[1] }
  })
  const missing = Object.keys(values).filter((name) => !rules.some((rule) => rule.name === name))
  if (missing.length > 0) throw new Error(`A rule needs a doc comment above it: ${missing}`)
  return rules
}

/** Formats a value for readers. The end of the name determines the unit; multiples of 1 MB are sizes. */
function format(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return formatNumber(name, Number(value))
  const fields: Record<string, unknown> = { ...value }
  if ('windowMs' in fields) return `${format('max', fields.max)} in ${format('windowMs', fields.windowMs)}`
  return Object.entries(fields)
    .map(([key, part]) => `${key.replace(/Ms$/, '')}: ${format(key, part)}`)
    .join(', ')
}

function formatNumber(name: string, value: number): string {
  if (name.endsWith('Ms')) return inUnits(value, { days: DAY, hours: HOUR, minutes: MINUTE, seconds: SECOND, ms: 1 })
  if (name.endsWith('Seconds')) return formatNumber('Ms', value * SECOND)
  if (name.endsWith('Bytes') || (value >= MB && value % MB === 0)) return inUnits(value, { GB, MB, KB, bytes: 1 })
  return value.toLocaleString('en-US')
}

/** Formats a value in the largest unit that results in a whole number, such as `90 days` or `1 hour`. */
function inUnits(value: number, units: Record<string, number>): string {
  const [unit = '', size = 1] = Object.entries(units).find(([, size]) => value % size === 0) ?? []
  const count = value / size
  return `${count.toLocaleString('en-US')} ${count === 1 ? unit.replace(/(?<=[a-z])s$/, '') : unit}`
}
