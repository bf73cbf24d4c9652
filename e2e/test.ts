import { randomUUID } from 'node:crypto'
import { type Backend, createBackend } from './helpers/backend.ts'
import { type CoupleSite, coupleSite, type NewCouple } from './pages/couple-site.ts'
import { type VisionTool, visionTool } from './pages/vision-tool.ts'
import { test as base, expect } from './servers.ts'

/** The fixtures of a journey. */
export interface Journey {
  backend: Backend
  tool: VisionTool
  couple: CoupleSite
  /** Registers a couple through the API. Signs them in on the site by default, or on another origin. */
  newCouple(options?: { isSignedIn?: boolean; at?: 'site' | 'vision' | 'playground' | 'partner' }): Promise<NewCouple>
  /** A unique email address. */
  email: string
}

/** Playwright's `test` with the product and the fixtures of a journey. */
export const test = base.extend<Journey>({
  backend: async ({ servers }, use) => use(createBackend(servers)),
  couple: async ({ page }, use) => use(coupleSite(page)),
  newCouple: async ({ page, servers, backend, email }, use) =>
    use(async ({ isSignedIn = true, at = 'site' } = {}) => {
      const couple = { name: 'Ada Lovelace', phone: '4155550134', email, password: 'a long walk on the beach' }
      const session = await backend.register(couple, servers[at])
      if (!isSignedIn) return couple
      // An empty page is enough to fill the origin's storage. The icon link prevents a request.
      const address = `${servers[at]}/keys`
      const body = '<link rel="icon" href="data:,">'
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
      await page.goto(address)
      const prefix = at === 'site' || at === 'vision' ? '' : `vowkit:${servers.api}:`
      const stored = Object.entries(session).map(([key, value]) => [prefix + key, value] as const)
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value)
      }, stored)
      return couple
    }),
  tool: async ({ page, backend }, use) => use(visionTool(page, backend)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  email: async ({}, use) => use(`couple-${randomUUID()}@example.com`),
})

export { expect }
