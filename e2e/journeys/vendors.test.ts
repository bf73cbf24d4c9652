import { photo } from '../helpers/uploads.ts'
import { vendorScreens } from '../pages/vendor-screens.ts'
import { expect, test } from '../test.ts'

test('a couple goes from an inspiration to a claimed deal on a phone', async ({ page, servers, couple, newCouple }) => {
  const vendors = vendorScreens(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await newCouple()
  await page.goto(`${servers.site}/dashboard`)
  await couple.addInspiration('Bar', 'A coupe tower under the oaks', await photo('a.jpg'))
  await page.getByRole('link', { name: 'Find Bar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/search\?categories=6$/)
  const first = await vendors.names(12)

  await vendors.pages.getByRole('link', { name: /2/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/search\?categories=6&page=2$/)
  const second = await vendors.names(2)
  expect(first.filter((name) => second.includes(name))).toEqual([])
  await page.reload()
  expect(await vendors.names(2)).toEqual(second)
  await page.goBack()
  expect(await vendors.names(12)).toEqual(first)

  const name = first[5] ?? ''
  await vendors.openProfile(name)
  await page.goBack()
  await expect(vendors.card(name)).toBeInViewport()
  await vendors.openProfile(name)

  await vendors.heart.first().click()
  await expect(page.getByRole('button', { name: 'Favorited' }).first()).toBeVisible()
  await vendors.inquire('Are you free in June?')
  await expect(vendors.toast.filter({ hasText: '✅ Inquiry sent successfully!' })).toBeVisible()
  await couple.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(couple.button('Inquiry Sent ✅').first()).toBeDisabled()
  await page.reload()
  await expect(couple.button('Inquiry Sent ✅').first()).toBeDisabled()

  await couple.button('Claim Now').first().click()
  await expect(
    vendors.toast.filter({ hasText: '🎉 Exclusive Deal Claimed! You’ll hear back from the vendor soon' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/messages\/\?chatroom_id=\d+&chatroom_name=[^&]+/)
  expect(new URL(page.url()).searchParams.get('chatroom_name')).toBe(name)

  await page.goto(`${servers.site}/dashboard/vendors/saved`)
  await expect(vendors.card(name)).toBeVisible()
  await expect(vendors.cards).toHaveCount(1)
  await vendors.tab('Active')
  await expect(page.getByText('Vendors you are actively engaging with')).toBeVisible()
  await expect(vendors.card(name)).toBeVisible()
  await vendors.tab('Booked')
  await expect(page.getByText('No booked vendors')).toBeVisible()
  await vendors.tab('Wedding Fairs')
  await expect(page.getByText('No scanned vendors')).toBeVisible()
})

test('an inquiry sent on another device is not sent again', async ({ page, servers, couple, newCouple }) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/3`)
  await expect(couple.button('Inquire').first()).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const sent = await fetch(`${servers.api}/vendor/detail/get/3/`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(sent.status).toBe(201)
  await vendors.inquire('Are you free in June?')
  await expect(vendors.toast.filter({ hasText: '🔁 You’ve already sent an inquiry to this vendor.' })).toBeVisible()
  await couple.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(couple.button('Inquiry Sent ✅').first()).toBeDisabled()
})

test('a QR code scanned before the sign-in is processed afterwards', async ({ page, servers, couple, newCouple }) => {
  const vendors = vendorScreens(page)
  const { email, password } = await newCouple({ isSignedIn: false })
  await page.goto(`${servers.site}/dashboard/vendor-scan/7/`)
  await expect(page).toHaveURL(/\/login\?next_url=/)
  await couple.logIn(email, password)
  await expect(page).toHaveURL(`${servers.site}/dashboard/vendor-detail/7?is_scanned=true`)
  const name = (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(await page.evaluate(() => localStorage.getItem('qr_code_scan'))).toBeNull()
  await page.goto(`${servers.site}/dashboard/vendors/in_person`)
  await expect(vendors.cards).toHaveCount(1)
  await expect(vendors.card(name)).toBeVisible()
})

test('a scan without a network is stored, survives a reload and is saved when the network is back', async ({
  page,
  servers,
  newCouple,
}) => {
  await newCouple()
  await page.route('**/leads/add_vendor/**', (route) => route.abort())
  await page.goto(`${servers.site}/dashboard/vendor-scan/7`)
  await expect(page.getByRole('heading', { name: 'Kept for later' })).toBeVisible()
  await page.goto(`${servers.site}/dashboard/vendors/in_person`)
  await expect(page.getByText('1 scanned vendor waits for the network.')).toBeVisible()
  await page.unroute('**/leads/add_vendor/**')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByRole('heading', { name: 'You met 1 vendor today' })).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Sent to 1 vendor.')).toBeVisible()
  await page.goto(`${servers.site}/dashboard/vendors`)
  await expect(page.getByText(/^(Inquiry sent|Replied|Contract to sign)$/)).toBeVisible()
})

test('a scan of an unknown vendor opens the list of scanned vendors', async ({ page, servers, newCouple }) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-scan/hello`)
  await expect(page).toHaveURL(`${servers.site}/dashboard/vendors/in_person`)
  await expect(page.getByText('No scanned vendors')).toBeVisible()
})

test('the vendor search requires a category and accepts a category by keyboard', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/search`)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(couple.button('Search')).toBeDisabled()
  await vendors.category.focus()
  await page.keyboard.type('flor')
  await expect(page.getByRole('option', { name: 'Florists' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await couple.button('Search').click()
  await expect(vendors.cards).toHaveCount(6)
  await expect(page).toHaveURL(/\?categories=4$/)
})

test('an unknown category in the URL is ignored', async ({ page, servers, newCouple }) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/search?categories=undefined`)
  await expect(page).toHaveURL(`${servers.site}/dashboard/vendors/in_person`)
  await page.goto(`${servers.site}/dashboard/search?categories=999`)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(vendors.cards).toHaveCount(0)
})
