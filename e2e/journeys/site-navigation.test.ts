import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

test('navigation updates the title and focuses the new heading', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard`)
  await expect(couple.board).toBeVisible()
  await expect(page).toHaveTitle('Your Wedding Vision Board · Vowkit')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('Settings · Vowkit')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Your Wedding Vision Board · Vowkit')
  await expect(couple.board).toBeFocused()
})

test('the back button restores the scroll position, and a new screen starts at the top', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  await newCouple()
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`${servers.site}/dashboard`)
  for (const category of ['Cakes', 'Florists', 'Venues', 'Bar'])
    await couple.addInspiration(category, 'A long idea. '.repeat(20), await photo(`${category}.jpg`))
  // Cards and images that load later would move the scroll position.
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true)
  await page.getByRole('link', { name: 'Find Cakes' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await page.getByRole('link', { name: 'Find Cakes' }).click()
  await expect(page).toHaveURL(/\/dashboard\/search\?categories=/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(couple.board).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a page for couples asks a visitor to log in and then opens', async ({ page, servers, couple, newCouple }) => {
  const { email, password } = await newCouple({ isSignedIn: false })
  for (const path of ['/dashboard/search?categories=3', '/settings']) {
    await page.goto(servers.site + path)
    await expect(page).toHaveURL(`${servers.site}/login?next_url=${encodeURIComponent(path)}`)
    await couple.logIn(email, password)
    await expect(page).toHaveURL(servers.site + path)
    await page.evaluate(() => localStorage.clear())
  }
})

test('an unknown URL shows the not-found page with a link to the front page', async ({ page, servers }) => {
  await page.goto(`${servers.site}/no/such/page`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.locator('main').getByRole('link').first()).toHaveAttribute('href', '/')
})
