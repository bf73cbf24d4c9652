import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    plugins: [react()],
    test: {
      name: 'site',
      environment: 'happy-dom',
      isolate: false,
      unstubGlobals: true,
      restoreMocks: true,
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
      exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
      setupFiles: ['./vitest.setup.ts'],
      ...patience,
      ...workers,
    },
  }),
)
