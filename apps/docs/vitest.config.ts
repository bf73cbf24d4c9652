import { defineConfig, mergeConfig } from 'vitest/config'
import { sourceConditions, workers } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({ test: { name: 'docs', include: ['src/**/*.test.ts'], ...workers } }),
)
