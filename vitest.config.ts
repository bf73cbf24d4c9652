import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'packages/react/vitest.react-18.config.ts', 'apps/*/vitest.config.ts'],
  },
})
