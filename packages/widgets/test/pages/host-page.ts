import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchOptions } from '../../../../browser.shared.ts'
import { HOST, type Network, respond } from './fake-network.ts'

export { type Answer, API, ELEMENT, HOST, hostHtml, SCRIPT } from './fake-network.ts'

export interface HostPage {
  page: Page
  /** The URLs of all requests except the request for the page itself. */
  requests: string[]
  /** The bodies of all requests to the fake backend. */
  sent: string[]
  /** All uncaught errors, console errors and CSP violations on the page. */
  complaints: string[]
}

export interface HostOptions extends Network {
  /** Playwright device options. Default: a desktop. */
  device?: BrowserContextOptions
  /** A function that runs in the page before any of its scripts. */
  before?: () => void
  /** The width of the window, in pixels. Default: 1000. */
  width?: number
}

/**
 * Starts one browser per test file. The returned function opens pages on the origin of an embedding site, and closes
 * them after the test.
 */
export function setupHost() {
  let browser: Browser
  const opened: Page[] = []

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions)
  })
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close()
  })
  afterAll(() => browser.close())

  return async function open(options: HostOptions): Promise<HostPage> {
    const context = await browser.newContext({
      viewport: { width: options.width ?? 1000, height: 800 },
      ...options.device,
    })
    const page = await context.newPage()
    // Playwright's timeout is shorter than the timeout of a test, so that the error names the locator.
    page.setDefaultTimeout(20_000)
    opened.push(page)
    const host: HostPage = { page, requests: [], sent: [], complaints: [] }
    page.on('pageerror', (error) => host.complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') host.complaints.push(message.text())
    })
    await context.route('**/*', (route) => answer(route, options, host))
    if (options.before) await context.addInitScript(options.before)
    await page.goto(`${HOST}/`)
    return host
  }
}

async function answer(route: Route, network: Network, host: HostPage): Promise<void> {
  const request = route.request()
  const url = new URL(request.url())
  if (url.origin !== HOST) host.requests.push(url.href)
  const body = request.postData()
  if (body) host.sent.push(body)
  const response = await respond({ url, method: request.method() }, network, inject('builtFolder'))
  if (response === 'blocked') return route.abort('blockedbyclient')
  if (response !== 'silent') return route.fulfill(response)
}
