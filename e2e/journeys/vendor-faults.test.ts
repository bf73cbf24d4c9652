import { tokenOn } from '../helpers/session.ts'
import { vendorScreens } from '../pages/vendor-screens.ts'
import { expect, test } from '../test.ts'

test('ten fast taps on a heart store the last state', async ({ page, servers, newCouple }) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/5`)
  let calls = 0
  await page.route('**/vendor/mark-favorite/5/', async (route) => {
    calls++
    const answer = await route.fetch()
    await new Promise((done) => setTimeout(done, 400 / calls))
    await route.fulfill({ response: answer })
  })
  await expect(vendors.heart.first()).toHaveText(/Add to Favorites/)
  for (let tap = 0; tap < 9; tap++) await vendors.heart.first().click()
  await expect(vendors.heart.first()).toHaveText(/Favorited/)
  const token = await tokenOn(page)
  const saved = async () => {
    const answer = await fetch(`${servers.api}/vendor/detail/get/5/`, { headers: { Authorization: `Token ${token}` } })
    return (await answer.json()).is_favorited
  }
  await expect.poll(saved).toBe(true)
  await expect(vendors.heart.first()).toHaveText(/Favorited/)
  await page.reload()
  await expect(vendors.heart.first()).toHaveText(/Favorited/)
})

test('a favorite that fails to save is reverted', async ({ page, servers, newCouple }) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/5`)
  await page.route('**/vendor/mark-favorite/5/', (route) => route.fulfill({ status: 500, body: '{}' }))
  await vendors.heart.first().click()
  await expect(vendors.heart.first()).toHaveText(/Add to Favorites/)
})

test('a failed search offers a retry and keeps the earlier results', async ({ page, servers, newCouple }) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/search?categories=6`)
  await expect(vendors.cards).toHaveCount(12)
  await page.route('**/vendor/search-list/**page=2**', (route) => route.abort())
  await vendors.pages.getByRole('link', { name: /2/ }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(vendors.cards).toHaveCount(12)
  await page.unroute('**/vendor/search-list/**page=2**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(vendors.cards).toHaveCount(2)
})

test('a page number beyond the last page shows a link to the first page', async ({ page, servers, newCouple }) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/search?categories=6&page=99`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /first page|page 1/i })
    .click()
  await expect(vendors.cards).toHaveCount(12)
})

test('an unknown vendor’s page shows that the vendor is no longer listed', async ({ page, servers, newCouple }) => {
  await newCouple()
  for (const id of ['999999', '3%27--']) {
    await page.goto(`${servers.site}/dashboard/vendor-detail/${id}`)
    await expect(page.getByText('This vendor is no longer listed'), id).toBeVisible()
  }
})

test('a deal that fails to be claimed can be claimed again', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/4`)
  await page.route('**/chat/create-chat-room/**', (route) => route.abort(), { times: 1 })
  await couple.button('Claim Now').first().click()
  await expect(couple.button('Claim Now').first()).toBeEnabled()
  await expect(page).toHaveURL(/vendor-detail\/4$/)
  await couple.button('Claim Now').first().click()
  await expect(page).toHaveURL(/\/dashboard\/messages\/\?chatroom_id=/)
})

test('an inquiry that fails shows an error and can be sent again', async ({ page, servers, couple, newCouple }) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/4`)
  await page.route('**/vendor/detail/get/4/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await vendors.inquire('Are you free in June?')
  await expect(vendors.toast.filter({ hasText: '❌ Failed to send inquiry. Please try again.' })).toBeVisible()
  await page.unrouteAll()
  await expect(couple.dialog.getByLabel('Your message')).toHaveValue('Are you free in June?')
  await vendors.inquire()
  await expect(vendors.toast.filter({ hasText: '✅ Inquiry sent successfully!' })).toBeVisible()
})
