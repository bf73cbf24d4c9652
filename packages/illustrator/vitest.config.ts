import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'illustrator', include: ['src/**/*.test.ts'] } })
