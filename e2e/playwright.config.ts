import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.shared.ts'

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './prepare-data.ts',
  outputDir: './test-results',
  // Each worker has its own browser and servers. A journey uses about one core.
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // The timeout allows for a busy machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    actionTimeout: 90_000,
    // Recording traces doubles the duration. `--trace retain-on-failure` records only failed journeys.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
