import { defineConfig, mergeConfig } from 'vitest/config'
import { sourceConditions } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    test: {
      name: 'react',
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    },
  }),
)
