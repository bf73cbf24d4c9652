import { randomUUID } from 'node:crypto'
import { type Backend, createBackend } from './helpers/backend.ts'
import { type VisionTool, visionTool } from './pages/vision-tool.ts'
import { test as base, expect } from './servers.ts'

interface Journey {
  backend: Backend
  tool: VisionTool
  /** An address nobody else signs in with. */
  email: string
}

/** The test of a journey: one page, one person, the product behind them. */
export const test = base.extend<Journey>({
  backend: async ({ servers }, use) => use(createBackend(servers.api)),
  tool: async ({ page, backend }, use) => use(visionTool(page, backend)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  email: async ({}, use) => use(`couple-${randomUUID()}@example.com`),
})

export { expect }
