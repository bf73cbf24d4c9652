import { defineConfig } from 'vitest/config'
import { patience, workers } from '../../vitest.shared.ts'

export default defineConfig({ test: { name: 'illustrator', include: ['src/**/*.test.ts'], ...patience, ...workers } })
