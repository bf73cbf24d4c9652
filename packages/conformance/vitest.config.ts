import { defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    test: { name: 'conformance', include: ['src/**/*.test.ts'], isolate: false, ...patience, ...workers },
  }),
)
