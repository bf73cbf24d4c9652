import { countLoads } from '../helpers/loads.ts'
import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

test('an active magic link shows vendors and signs the couple in', async ({ page, servers }) => {
  const loads = countLoads(page)
  await page.goto(`${servers.site}/magic-link/demo-active/`)
  await expect.poll(loads.count, 'it loads once more with its session').toBe(2)
  expect(await tokenOn(page)).not.toBe('')
  await expect(page.getByText('Magic Link is Active')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login to Dashboard' })).toHaveAttribute('href', /\/login$/)
  await expect(page.getByRole('heading', { name: 'Recommended Vendors' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(?!Login)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/vendor-detail\/\d+/)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Couples Log In' })).toHaveCount(0)
})

test('a couple from a magic link signs in to message a vendor and returns to that vendor', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const { email, password } = await newCouple({ isSignedIn: false })
  const loads = countLoads(page)
  await page.goto(`${servers.site}/magic-link/demo-active/`)
  await expect.poll(loads.count, 'it loads once more with its session').toBe(2)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(?!Login)/ })
    .first()
    .click()
  const vendor = await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()
  const profile = page.url()
  await page.getByRole('button', { name: 'Add to Favorites' }).click()
  await expect(page.getByRole('button', { name: 'Favorited' })).toBeVisible()
  await couple.button('Message').click()
  await expect(page.getByText(`Sign in to message ${vendor}.`)).toBeVisible()
  await couple.logIn(email, password)
  await expect(page).toHaveURL(profile)
  await couple.button('Message').click()
  await expect(page).toHaveURL(/\/dashboard\/messages\//)
})

test('"Login to Dashboard" opens a login page that explains why a login is needed', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const { email, password } = await newCouple({ isSignedIn: false })
  const loads = countLoads(page)
  await page.goto(`${servers.site}/magic-link/demo-active/`)
  await expect.poll(loads.count, 'it loads once more with its session').toBe(2)
  await page.getByRole('link', { name: 'Login to Dashboard' }).click()
  await expect(page.getByText('Sign in to open your dashboard.')).toBeVisible()
  await couple.logIn(email, password)
  await expect(couple.board).toBeVisible()
})

test('an inactive magic link requires a password', async ({ page, servers }) => {
  await page.goto(`${servers.site}/magic-link/demo-inactive/`)
  await expect(page.getByText('Magic Link is Inactive')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set your Password' })).toBeVisible()
})

test('an unknown magic link shows the not-found page', async ({ page, servers }) => {
  await page.goto(`${servers.site}/magic-link/nobody-has-this/`)
  await expect(page.getByText('404 - Magic Link Not Found')).toBeVisible()
  await expect(page.getByText('The link you provided is invalid or has expired.')).toBeVisible()
})

test('an expired magic link shows that it has expired', async ({ page, servers }) => {
  await page.goto(`${servers.site}/magic-link/demo-expired/`)
  await expect(page.getByText('Invalid or expired magic link.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('a magic link with many vendors is paginated, and keeps the current page when the next page fails', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.site}/magic-link/demo-paged/`)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.route('**/auth/vendors/magic-link/**page=3**', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: /next/i }).click()
  await expect(page.getByText('2 / 3')).toBeVisible()
})

test('a magic link shows the same page of vendors after a reload, and the earlier one after Back', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.site}/magic-link/demo-paged/?page=2`)
  await expect(page.getByText('2 / 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('2 / 3')).toBeVisible()
})

test('a magic link with storage blocked does not reload in a loop', async ({ page, servers }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const loads = countLoads(page)
  await page.goto(`${servers.site}/magic-link/demo-active/`)
  await expect(page.getByText('Magic Link is Active')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recommended Vendors' })).toBeVisible()
  expect(loads.count()).toBe(1)
})
