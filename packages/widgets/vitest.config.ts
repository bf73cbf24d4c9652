import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from '../../browser.shared.ts'
import { patience, workers } from '../../vitest.shared.ts'
import { trimNanostores } from './scripts/trim-nanostores.ts'
import { trimPreact } from './scripts/trim-preact.ts'
import { widgetsConfig } from './vite.shared.ts'

export default mergeConfig(
  widgetsConfig,
  defineConfig({
    // What is tested is what is published: the libraries without what no element uses.
    plugins: [trimPreact(), trimNanostores()],
    optimizeDeps: { exclude: ['preact', 'nanostores'] },
    test: {
      name: 'widgets',
      include: ['src/**/*.test.{ts,tsx}'],
      ...patience,
      ...workers,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
