import { randomUUID } from 'node:crypto'
import { type Backend, createBackend } from './helpers/backend.ts'
import { type CoupleSite, coupleSite, type NewCouple } from './pages/couple-site.ts'
import { type VisionTool, visionTool } from './pages/vision-tool.ts'
import { test as base, expect } from './servers.ts'

interface Journey {
  backend: Backend
  tool: VisionTool
  couple: CoupleSite
  /** Registers a couple behind the page's back and, unless told otherwise, signs the page in as them. */
  newCouple(options?: { isSignedIn?: boolean }): Promise<NewCouple>
  /** An address nobody else signs in with. */
  email: string
}

/** The test of a journey: one page, one person, the product behind them. */
export const test = base.extend<Journey>({
  backend: async ({ servers }, use) => use(createBackend(servers.api)),
  couple: async ({ page }, use) => use(coupleSite(page)),
  newCouple: async ({ page, servers, backend, email }, use) =>
    use(async ({ isSignedIn = true } = {}) => {
      const couple = { name: 'Ada Lovelace', phone: '4155550134', email, password: 'a long walk on the beach' }
      const session = await backend.register(couple)
      if (!isSignedIn) return couple
      await page.goto(servers.site)
      await page.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      }, session)
      return couple
    }),
  tool: async ({ page, backend }, use) => use(visionTool(page, backend)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  email: async ({}, use) => use(`couple-${randomUUID()}@example.com`),
})

export { expect }
