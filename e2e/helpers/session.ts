import type { Page } from '@playwright/test'

/** The token of whoever is signed in on a page, from the site's key or from an element's. */
export async function tokenOn(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name === 'token' || name.endsWith(':token'))
    return key && localStorage.getItem(key)
  })
  if (!token) throw new Error('Nobody is signed in on this page.')
  return token
}
