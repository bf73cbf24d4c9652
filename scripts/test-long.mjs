import { runSteps } from './gate/run-steps.mjs'
import { longSteps } from './gate/steps.mjs'
import { gateTally } from './gate/tally.mjs'
import { findChromium } from './shared/chromium.mjs'
import { findPostgres } from './shared/postgres.mjs'
import { install, toolEnv } from './shared/toolchain.mjs'

/** Says what is left out for want of PostgreSQL; in continuous integration that is a failure. */
function missingPostgres() {
  console.log(
    'PostgreSQL is not here and could not be installed: nothing ran against it. Set POSTGRES_BIN to its bin folder.',
  )
  return process.env.CI ? gateTally(false) : { passed: 0, failed: 0 }
}

try {
  console.log('Installing …')
  await install()
  const chromium = await findChromium()
  const postgres = await findPostgres()
  const env = toolEnv({ ...(chromium && { CHROMIUM_PATH: chromium }), ...(postgres && { POSTGRES_BIN: postgres }) })
  await runSteps(postgres ? longSteps : { ...longSteps, postgres: missingPostgres }, env)
} catch (error) {
  console.error(error.message)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
