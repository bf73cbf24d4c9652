import { defineConfig, mergeConfig } from 'vitest/config'
import { sourceConditions } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({ test: { name: 'playground', include: ['src/**/*.test.ts'] } }),
)
