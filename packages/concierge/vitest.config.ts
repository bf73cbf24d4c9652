import { defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({ test: { name: 'concierge', include: ['{src,evaluation}/**/*.test.ts'], ...patience, ...workers } }),
)
