import { faults } from '../helpers/accessibility.ts'
import { watchComplaints } from '../helpers/watch.ts'
import { vendorScreens } from '../pages/vendor-screens.ts'
import { expect, test } from '../test.ts'

test("the card grid on a partner's page shows the named vendors and opens each vendor in place", async ({
  page,
  servers,
}) => {
  const complaints = await watchComplaints(page)
  await page.goto(`${servers.partner}/planner`)
  await page.locator('vendor-card-grid').scrollIntoViewIfNeeded()
  const profiles = page.locator('vendor-card-grid').getByRole('link', { name: /^View Profile/ })
  await expect(profiles).toHaveCount(4)
  const profile = profiles.first()
  // The site's URL arrives after the vendors.
  await expect(profile).toHaveAttribute('href', /./)
  await profile.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Inquire|^Send/ }).first()).toBeVisible()
  expect(await faults(page, 'vendor-card-grid')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(profile).toBeFocused()
  expect(page.url()).toBe(`${servers.partner}/planner`)
  expect(complaints).toEqual({ console: [], violations: [] })
})

test('a page handles the select event and opens a vendor itself', async ({ page, servers, context }) => {
  await page.goto(`${servers.playground}/vendor-card-grid?category=4`)
  const card = page.getByRole('listitem').filter({ hasText: 'Wild Ranunculus' })
  await card.getByRole('link', { name: /^View Profile/ }).waitFor()
  await page.evaluate(() =>
    document.addEventListener('vk-vendor-select', (event) => {
      event.preventDefault()
      document.title = (event as CustomEvent<{ business_name: string }>).detail.business_name
    }),
  )
  await card.getByRole('link', { name: /^View Profile/ }).click()
  await expect(page).toHaveTitle('Wild Ranunculus')
  expect(context.pages()).toHaveLength(1)
})

test('the favorites list asks a visitor to sign in and then shows the favorites', async ({
  page,
  servers,
  tool,
  newCouple,
}) => {
  const { email } = await newCouple({ isSignedIn: false })
  await page.goto(`${servers.playground}/vendor-card-grid?list=favourites`)
  await page.getByRole('button', { name: 'Login / Sign Up' }).click()
  await tool.signIn(email)
  await expect(page.getByText('No saved vendors')).toBeVisible()
})

test('a favorite that a guest adds is saved after the sign-in', async ({ page, servers, tool, email }) => {
  await page.goto(`${servers.playground}/vendor-card-grid?category=4`)
  await page.getByRole('button', { name: 'Save Calle Flor' }).click()
  const saved = page.waitForResponse(/mark-favorite/)
  await tool.signIn(email)
  await expect(page.getByRole('button', { name: 'Save Calle Flor' })).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.goto(`${servers.playground}/vendor-card-grid?list=favourites`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Calle Flor' })).toBeVisible()
})

test('the card grid paginates inside the element and dispatches an event', async ({ page, servers }) => {
  await page.goto(`${servers.playground}/vendor-card-grid?category=6&page-size=5`)
  const vendors = vendorScreens(page)
  const first = await vendors.names(5)
  await page
    .getByRole('button', { name: /page 2/i })
    .or(page.getByRole('link', { name: /page 2/i }))
    .first()
    .click()
  await expect.poll(() => vendors.names(5)).not.toEqual(first)
  await expect(page.getByText('vk-page-change')).toBeVisible()
  expect(page.url()).toContain('page-size=5')
})

test('the magic link element shows its vendors and starts no session', async ({ page, servers }) => {
  await page.goto(`${servers.playground}/magic-link-vendors?code=demo-paged`)
  await expect(page.getByText('Magic Link is Active')).toBeVisible()
  await expect(page.getByText('1 / 3')).toBeVisible()
  const stored = await page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.keys(area)))
  expect(stored.filter((key) => key.endsWith('token'))).toEqual([])
  await page.goto(`${servers.playground}/magic-link-vendors?code=nobody-knows`)
  await expect(page.getByText('404 - Magic Link Not Found')).toBeVisible()
})
