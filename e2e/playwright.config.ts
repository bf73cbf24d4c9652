import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const DEBIAN_PATH = '/usr/bin/chromium'
const executablePath = process.env.CHROMIUM_PATH || (existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined)

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
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
