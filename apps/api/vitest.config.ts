import { defineConfig, mergeConfig } from 'vitest/config'
import { sourceConditions } from '../../vitest.shared.ts'

/** What is slow but must hold (`*.long.test.ts`) runs only when asked for. */
const long = process.env.VOWKIT_LONG === '1'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    test: {
      name: 'api',
      environment: 'node',
      include: ['src/**/*.test.ts'],
      exclude: long ? [] : ['src/**/*.long.test.ts'],
    },
  }),
)
