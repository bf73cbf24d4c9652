import type { Page } from '@playwright/test'

/** Console messages and policy violations of a page. */
export interface Complaints {
  console: string[]
  violations: string[]
}

/** Collects console errors, warnings and policy violations. Call it before the page is opened. */
export async function watchComplaints(page: Page): Promise<Complaints> {
  const complaints: Complaints = { console: [], violations: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.console.push(message.text())
  })
  page.on('pageerror', (error) => complaints.console.push(error.message))
  await page.exposeBinding('reportViolation', (_, text: string) => void complaints.violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void
      report(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return complaints
}

/** Collects the URLs of all requests and navigations of a page. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}

/** Returns the texts that contain the secret, in plain or URL-encoded form. */
export function telling(secret: string, texts: string[]): string[] {
  return texts.filter((text) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
}
