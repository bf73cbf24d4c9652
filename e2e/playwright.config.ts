import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.shared.ts'

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './prepare-data.ts',
  outputDir: './test-results',
  // Each has a browser and servers of its own; a journey keeps about one core busy.
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    actionTimeout: 30_000,
    // Recording everything doubles the time; `--trace retain-on-failure` shows how a journey failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
