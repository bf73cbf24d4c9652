import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from '../../browser.shared.ts'
import { patience, sourceConditions, workers } from '../../vitest.shared.ts'

/** Runs the tests that need a real browser to parse markup, run scripts or send requests. */
export default mergeConfig(
  sourceConditions,
  defineConfig({
    plugins: [react()],
    test: {
      name: 'site-browser',
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: ['./vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
      ...patience,
      ...workers,
    },
  }),
)
