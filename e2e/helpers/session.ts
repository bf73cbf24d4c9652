import type { Page } from '@playwright/test'

/** Returns the session token in a page's local storage, stored by the site or an element. Throws if there is none. */
export async function tokenOn(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name === 'token' || name.endsWith(':token'))
    return key && localStorage.getItem(key)
  })
  if (!token) throw new Error('No session is stored on this page.')
  return token
}
