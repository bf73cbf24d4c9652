import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The modules with the statements that use most features of PostgreSQL. */
const MODULES = ['account-deletion', 'desk', 'vendors'].map((name) => `src/modules/${name}/`)

it('the calls with the largest statements pass the same tests on the embedded database as on PostgreSQL', async () => {
  const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs')
  const { VOWKIT_LONG: _long, VITEST: _vitest, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env
  const args = ['run', '--config', 'vitest.config.ts', `--retry=${env.CI ? 1 : 0}`, ...MODULES]
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...env, TEST_DATABASE: 'embedded' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'exit')
  expect(code, output).toBe(0)
})
