import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from '../../browser.shared.ts'
import { patience, workers } from '../../vitest.shared.ts'
import { widgetsConfig } from './vite.shared.ts'

export default mergeConfig(
  widgetsConfig,
  defineConfig({
    // Excludes these packages from prebundling, because each prebundled package would contain its own copy of Preact.
    optimizeDeps: { exclude: ['preact', 'nanostores', '@nanostores/react', '@r2wc/react-to-web-component'] },
    define: { __VOWKIT_APP__: '""', __VOWKIT_CLASSIC__: 'false' },
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
