import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

it('the proxy of the systemd units forwards to the ports of both instances', () => {
  const proxy = readFileSync(join(OPS, 'nginx.conf'), 'utf8')
  const ports = [...proxy.matchAll(/server 127\.0\.0\.1:(\d+) max_fails=0;/g)].map(([, port]) => Number(port))
  expect(ports).toEqual([8787, 8788, 9787, 9788])
  const unit = readFileSync(join(OPS, 'systemd/vowkit@.service'), 'utf8')
  expect(unit).toContain('API_PORT=%i SITE_PORT=$$((%i + 1000))')
})

describe('the command vowkit', () => {
  const settings = `# Settings
APP_SECRET=
BRAND_NAME=Golden Gate Weddings
SUPPORT_EMAIL="help@example.com"
DATABASE_URL=postgres://vowkit@127.0.0.1:1/vowkit
DATABASE_URL=postgres://vowkit@127.0.0.1:2/vowkit
`
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vowkit-command-'))
    writeFileSync(join(folder, 'env'), settings)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function run(args: string[], env: Record<string, string> = {}) {
    const { username } = userInfo()
    const own = { PATH: process.env.PATH ?? '', VOWKIT_ENV: join(folder, 'env'), VOWKIT_USER: username, ...env }
    return spawnSync(join(OPS, 'vowkit'), args, { env: { ...own, DATA_DIR: folder }, encoding: 'utf8' })
  }

  it('reads the file of settings as systemd does: the last value of a variable, and values with spaces', () => {
    const { status, stderr } = run(['migrate', '--check'])
    expect(stderr).toContain('connect ECONNREFUSED 127.0.0.1:2')
    expect(status).toBe(1)
  })

  it('prefers the variables of the shell to the file of settings', () => {
    const { stderr } = run(['migrate', '--check'], { DATABASE_URL: 'postgres://vowkit@127.0.0.1:3/vowkit' })
    expect(stderr).toContain('connect ECONNREFUSED 127.0.0.1:3')
  })

  it('prints its usage without arguments', () => {
    expect(run([])).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: vowkit admin|backup') })
  })
})
