import { closingLine, sum } from './tally.mjs'

/**
 * Runs all steps in sequence, even after a failure, and prints the closing line. Sets the exit code. Steps that would start
 * after `VOWKIT_LAST_START`, in seconds since 1970, do not run.
 *
 * @param {typeof import('./steps.mjs').testSteps} steps
 * @param {NodeJS.ProcessEnv} env
 */
export async function runSteps(steps, env) {
  const done = []
  const late = []
  const lastStart = Number(env.VOWKIT_LAST_START || Number.POSITIVE_INFINITY) * 1000
  for (const [name, step] of Object.entries(steps)) {
    if (Date.now() > lastStart) {
      late.push(name)
      continue
    }
    console.log(`\n── ${name}`)
    const startedAt = Date.now()
    const tally = await step(env)
    const seconds = (Date.now() - startedAt) / 1000
    console.log(`── ${name}: ${closingLine(tally)} (${seconds.toFixed(1)} s)`)
    done.push({ name, tally })
  }
  const failing = done.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
  const total = sum(done.map(({ tally }) => tally))
  list('Failing', [...failing, ...total.failures])
  list('Passed only when retried', total.flaky)
  list('Not run: the time limit was reached', late)
  console.log(`\n${closingLine(total)}`)
  const hasRunNothing = total.passed === 0 && late.length === 0
  process.exitCode = total.failed > 0 || hasRunNothing ? 1 : 0
}

function list(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`)
}
