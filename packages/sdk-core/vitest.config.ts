import { defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    test: { name: 'sdk-core', include: ['{src,scripts}/**/*.test.ts'], isolate: false, ...patience, ...workers },
  }),
)
