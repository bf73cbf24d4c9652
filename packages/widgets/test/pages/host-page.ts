import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchOptions } from '../../../../browser.shared.ts'

export const HOST = 'http://host.test'
export const API = 'http://api.test'
export const SCRIPT = `<script src="${API}/embed/v1/vision-generator.js"></script>`
export const ELEMENT = '<vision-generator></vision-generator>'

const ANSWERS: Record<string, Answer> = {
  '/config/': {
    body: { site_url: 'http://site.test', vision_url: 'http://vision.test', google: false, payments: false },
  },
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const NOT_FOUND: Answer = { status: 404, body: { detail: 'Not found.' } }

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export interface HostPage {
  page: Page
  /** The URLs of all requests except the request for the page itself. */
  requests: string[]
  /** The bodies of all requests to the fake backend. */
  sent: string[]
  /** All uncaught errors, console errors and CSP violations on the page. */
  complaints: string[]
}

/** The response of the fake backend to a request. */
export interface Answer {
  status?: number
  body?: unknown
  /** Simulates a failure. `silent`: the backend never responds. `blocked`: the request fails. */
  fault?: 'silent' | 'blocked'
}

export interface HostOptions {
  html: string
  /** Other pages, scripts and style sheets of the embedding site, by path. */
  others?: Record<string, string>
  headers?: Record<string, string>
  /** Playwright device options. Default: a desktop. */
  device?: BrowserContextOptions
  /** A function that runs in the page before any of its scripts. */
  before?: () => void
  /** Responses of the fake backend by path. All other paths return 404. */
  answers?: Record<string, Answer>
  /** Paths of script files that respond with 404. */
  missing?: readonly string[]
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

async function answer(
  route: Route,
  { html, others, headers, answers, missing }: HostOptions,
  host: HostPage,
): Promise<void> {
  const url = new URL(route.request().url())
  if (url.origin === HOST) {
    const body = { '/': html, ...others }[url.pathname]
    if (body === undefined) return route.fulfill({ status: 404 })
    const contentType = TYPES[extname(url.pathname)] ?? 'text/html; charset=utf-8'
    return route.fulfill({ body, headers: { 'content-type': contentType, ...headers } })
  }
  host.requests.push(url.href)
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  if (missing?.includes(url.pathname)) return route.fulfill({ status: 404, headers: cors })
  if (url.pathname.startsWith('/embed/v1/')) {
    const file = join(inject('builtFolder'), normalize(url.pathname.slice('/embed/v1'.length)))
    return route.fulfill({ body: await readFile(file), headers: { ...cors, 'content-type': 'text/javascript' } })
  }
  if (url.pathname.startsWith('/pictures/'))
    return route.fulfill({ body: PICTURE, headers: { 'content-type': 'image/png' } })
  const body = route.request().postData()
  if (body) host.sent.push(body)
  const { status = 200, body: json, fault } = { ...ANSWERS, ...answers }[url.pathname] ?? NOT_FOUND
  if (fault === 'blocked') return route.abort('blockedbyclient')
  if (fault === 'silent' && route.request().method() !== 'OPTIONS') return
  return route.fulfill({ status, headers: { ...cors, 'content-type': 'application/json' }, body: JSON.stringify(json) })
}

/** Returns the HTML of an embedding page with the given head and body. */
export function hostHtml({ head = '', body = `${ELEMENT}${SCRIPT}`, root = '', lang = 'en' } = {}): string {
  return `<!doctype html><html lang="${lang}"${root}><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`
}
