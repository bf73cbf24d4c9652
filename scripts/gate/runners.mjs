import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../shared/run.mjs'
import { gateTally, playwrightTally, readClosingLine, runnerTally } from './tally.mjs'

/** Runs a command that counts as one check. */
export async function gate(env, command, ...args) {
  const { code } = await run(command, args, { env })
  return gateTally(code === 0)
}

/** Runs a command that prints its own closing line. */
export async function counted(env, command, ...args) {
  const { code, output } = await run(command, args, { env, capture: true })
  process.stdout.write(output)
  return runnerTally(readClosingLine(output), code)
}

/**
 * Continuous integration retries a failed test once, because a shared machine can be very slow. Tests that pass only
 * then are listed at the end as flaky.
 */
const retries = (env) => (env.CI ? 1 : 0)

/** Runs Vitest in every project. `filters` select files by parts of their paths. */
export function vitest(env, ...filters) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=./scripts/gate/vitest-report.mjs']
    const args = ['run', '--passWithNoTests', `--retry=${retries(env)}`, ...reporters]
    const { code } = await run('vitest', [...args, ...filters], { env: { ...env, VOWKIT_REPORT: report } })
    return runnerTally(readReport(report) ?? { passed: 0, failed: 0 }, code)
  })
}

/** Runs the Playwright journeys. */
export function playwright(env) {
  return withReport(async (report) => {
    const args = ['test', '--config=e2e/playwright.config.ts', `--retries=${retries(env)}`]
    const { code } = await run('playwright', args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
    return runnerTally(playwrightTally(readReport(report)), code)
  })
}

async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), 'vowkit-report-'))
  try {
    return await use(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    console.error(`The runner wrote no readable report: ${error.message}`)
    return undefined
  }
}
