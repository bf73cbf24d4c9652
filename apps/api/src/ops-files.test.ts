import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const OPS = join(import.meta.dirname, '../../../ops')
const INSTRUMENT = /\bcreate(Histogram|ObservableGauge|ObservableCounter|Counter)\(\s*'([\w.]+)'/g
/** The label selectors of an expression, the labels of an aggregation, and times. */
const LABELS = /\{[^}]*\}|\bby \([^)]*\)|\[[^\]]*\]/g
const NAME = /\b[a-z]+(?:_[a-z]+)+\b/g
/** Functions of Prometheus whose names look like names of metrics. */
const FUNCTIONS = new Set(['histogram_quantile'])

const Dashboard = z.object({
  title: z.string(),
  panels: z.array(z.object({ title: z.string().min(1), targets: z.array(z.object({ expr: z.string() })).min(1) })),
})

/** Returns the names in Prometheus of all instruments that the source creates. */
function namesInSource(): Set<string> {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: (name) => name.endsWith('.test.ts') })
  const names = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(INSTRUMENT)].flatMap(([, kind, name = '']) =>
      toPrometheus(kind, name.replaceAll('.', '_')),
    ),
  )
  return new Set(names)
}

function toPrometheus(kind: string | undefined, name: string): string[] {
  if (kind === 'Histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`]
  return kind === 'ObservableGauge' ? [name] : [`${name}_total`]
}

function namesIn(expression: string): string[] {
  return (expression.replace(LABELS, '').match(NAME) ?? []).filter((name) => !FUNCTIONS.has(name))
}

it('every panel of the dashboard reads a metric that the code has', () => {
  const { panels } = Dashboard.parse(JSON.parse(readFileSync(join(OPS, 'grafana-dashboard.json'), 'utf8')))
  const known = namesInSource()
  expect(panels.length).toBeGreaterThan(10)
  for (const { title, targets } of panels) {
    const names = targets.flatMap(({ expr }) => namesIn(expr))
    expect(names, title).not.toEqual([])
    expect([...known], title).toEqual(expect.arrayContaining(names))
  }
})

it('every alert has an expression over metrics of the code, a severity and a summary', () => {
  const rules = readFileSync(join(OPS, 'alerts.yaml'), 'utf8').split('- alert: ').slice(1)
  const known = namesInSource()
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules) {
    const [name = ''] = rule.split('\n', 1)
    const expression = /expr:([\s\S]*?)\n {8}for:/.exec(rule)?.[1] ?? ''
    if (name !== 'ProcessIsDown') expect(namesIn(expression), name).not.toEqual([])
    expect([...known], name).toEqual(expect.arrayContaining(namesIn(expression)))
    expect(rule, name).toMatch(/severity: (warning|critical)/)
    expect(rule, name).toMatch(/summary: \S/)
  }
})
