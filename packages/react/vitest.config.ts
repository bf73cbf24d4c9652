import { defineConfig, mergeConfig } from 'vitest/config'
import { inBrowserLike } from './vitest.shared.ts'

export default mergeConfig(
  inBrowserLike,
  defineConfig({ test: { name: 'react', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] } }),
)
