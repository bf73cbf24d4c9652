import { runSteps } from './gate/run-steps.mjs'
import { testSteps } from './gate/steps.mjs'
import { findChromium } from './shared/chromium.mjs'
import { install, toolEnv } from './shared/toolchain.mjs'

/** The steps named by `--only=lint,unit`. Defaults to all steps. */
function chosenSteps() {
  const only = process.argv.find((argument) => argument.startsWith('--only='))
  if (!only) return testSteps
  const names = only.slice('--only='.length).split(',')
  const unknown = names.filter((name) => !(name in testSteps))
  if (unknown.length > 0)
    throw new Error(`Unknown steps: ${unknown.join(', ')}. Steps: ${Object.keys(testSteps).join(', ')}.`)
  return Object.fromEntries(names.map((name) => [name, testSteps[name]]))
}

try {
  const steps = chosenSteps()
  console.log('Installing …')
  await install()
  const chromium = await findChromium()
  await runSteps(steps, toolEnv(chromium && { CHROMIUM_PATH: chromium }))
} catch (error) {
  console.error(error.message)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
