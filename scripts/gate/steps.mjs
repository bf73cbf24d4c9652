import { counted, gate, playwright, vitest } from './runners.mjs'
import { sum } from './tally.mjs'

/** Builds the packages whose sources have changed. */
const build = (env) => gate(env, 'node', 'scripts/build.mjs')

/**
 * The steps of `npm test` in order. Each takes the environment of its tools and returns its tally.
 *
 * @type {Record<string, (env: NodeJS.ProcessEnv) => Promise<import('./tally.mjs').Tally>>}
 */
export const testSteps = {
  types: (env) => gate(env, 'node', 'scripts/typecheck.mjs'),
  lint: async (env) =>
    sum([
      await gate(env, 'biome', 'check', '--error-on-warnings', '.'),
      await gate(env, 'node', 'scripts/check-imports.mjs'),
      await gate(env, 'squawk', 'apps/api/migrations/*.sql'),
    ]),
  rules: (env) => counted(env, 'node', 'scripts/check-fixtures.mjs'),
  build,
  unit: async (env) => {
    const built = await build(env)
    return built.failed > 0 ? built : vitest({ ...env, VOWKIT_BUILT: '1' })
  },
  packages: (env) => gate(env, 'node', 'scripts/check-packages.mjs'),
  unused: (env) => gate(env, 'knip'),
  size: (env) => gate(env, 'npm', 'run', '--silent', 'size'),
  e2e: (env) => playwright(env),
}

/** Runs the long tests of some projects. */
const long = (env, projects) => vitest({ ...env, VOWKIT_LONG: '1' }, `--project=${projects}`, '.long.test')

/** The steps of `npm run test:long`, which are too slow for `npm test`. The slowest step is the last one. */
export const longSteps = {
  start: (env) => gate(env, 'node', 'scripts/check-start.mjs'),
  packages: (env) => long(env, '!api'),
  servers: (env) => long(env, 'api'),
}
