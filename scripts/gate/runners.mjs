import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../shared/run.mjs'
import { gateTally, readClosingLine, runnerTally } from './tally.mjs'

/** Runs one command as a gate. */
export async function gate(env, command, ...args) {
  const { code } = await run(command, args, { env })
  return gateTally(code === 0)
}

/** Runs a command that ends with a closing line of its own. */
export async function counted(env, command, ...args) {
  const { code, output } = await run(command, args, { env, capture: true })
  process.stdout.write(output)
  return runnerTally(readClosingLine(output), code)
}

/** Runs Vitest over every project. `filters` narrow the files by parts of their paths. */
export function vitest(env, ...filters) {
  return withReport(async (report) => {
    const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await run('vitest', [...args, ...filters], { env })
    const { numPassedTests, numFailedTests } = readReport(report) ?? { numPassedTests: 0, numFailedTests: 0 }
    return runnerTally({ passed: numPassedTests, failed: numFailedTests }, code)
  })
}

/** Runs the Playwright journeys. */
export function playwright(env) {
  return withReport(async (report) => {
    const reporting = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const { code } = await run('playwright', ['test', '--config=e2e/playwright.config.ts'], { env: reporting })
    const { expected, unexpected, flaky } = readReport(report)?.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
    return runnerTally({ passed: expected, failed: unexpected + flaky }, code)
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
    console.error(`The runner left no readable report: ${error.message}`)
    return undefined
  }
}
