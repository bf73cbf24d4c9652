import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { nodeSourceConditions, workers } from '../../vitest.shared.ts'

const isLong = process.env.VOWKIT_LONG === '1'

export default mergeConfig(
  nodeSourceConditions,
  defineConfig({
    test: {
      name: 'api',
      include: ['src/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])],
      globalSetup: 'src/testing/template.ts',
      // Each file starts a separate server and database. Loading their code again per file takes longer than the tests.
      isolate: false,
      ...workers,
      testTimeout: isLong ? 1_800_000 : 180_000,
      hookTimeout: isLong ? 900_000 : 300_000,
    },
  }),
)
