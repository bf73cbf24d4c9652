import { runSteps } from './gate/run-steps.mjs'
import { longSteps } from './gate/steps.mjs'
import { gateTally } from './gate/tally.mjs'
import { findChromium } from './shared/chromium.mjs'
import { findNginx } from './shared/nginx.mjs'
import { findPgBouncer } from './shared/pgbouncer.mjs'
import { findPostgres } from './shared/postgres.mjs'
import { install, toolEnv } from './shared/toolchain.mjs'

/**
 * Reports tests that are skipped because a program is missing. In continuous integration, a skipped test counts as
 * failed.
 */
async function leftOut(program, setting) {
  console.log(`${program} is not installed, so its tests are skipped. Set ${setting}.`)
  return process.env.CI ? gateTally(false) : { passed: 0, failed: 0 }
}

try {
  console.log('Installing …')
  await install()
  const chromium = await findChromium()
  const postgres = await findPostgres()
  const pgBouncer = await findPgBouncer()
  const nginx = await findNginx()
  const env = toolEnv({
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(postgres && { POSTGRES_BIN: postgres }),
    ...(pgBouncer && { PGBOUNCER_BIN: pgBouncer }),
    ...(nginx && { NGINX_BIN: nginx }),
  })
  const missing = {
    ...(!postgres && { postgres: () => leftOut('PostgreSQL', 'POSTGRES_BIN to its bin folder') }),
    ...(!pgBouncer && { pgbouncer: () => leftOut('PgBouncer', 'PGBOUNCER_BIN to its program') }),
    ...(!nginx && { nginx: () => leftOut('nginx', 'NGINX_BIN to its program') }),
  }
  await runSteps({ ...longSteps, ...missing }, env)
} catch (error) {
  console.error(error.message)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
