import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import { type NetworkProxy, startProxy } from './proxy.ts'
import { launchChromium, launchFirefox } from './puppeteer.ts'
import type { Browser, Launch, Tab } from './tab.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'
import { launchWebKit } from './webkit.ts'

const browsers: Record<string, Launch> = { Chromium: launchChromium, Firefox: launchFirefox, WebKit: launchWebKit }

/**
 * Defines the same tests for each installed browser. `open` closes the last page and opens another one, because
 * WebKit's driver allows a single window.
 */
export function inEachBrowser(define: (open: (options: VisitOptions) => Promise<Visit>) => void): void {
  for (const [name, launch] of Object.entries(browsers))
    describe.runIf(inject('browsers').includes(name))(name, () => {
      let browser: Browser
      let proxy: NetworkProxy
      let tab: Tab | undefined

      beforeAll(async () => {
        proxy = await startProxy(inject('builtFolder'))
        browser = await launch(proxy.port)
      })
      async function closeTab(): Promise<void> {
        await tab?.close()
        tab = undefined
      }
      afterEach(closeTab)
      afterAll(async () => {
        await browser?.close()
        await proxy.stop()
      })

      define(async (options) => {
        await closeTab()
        tab = await browser.open()
        return visit(tab, proxy, options)
      })
    })
}
