import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { photo } from '../helpers/uploads.ts'
import { vendorScreens } from '../pages/vendor-screens.ts'
import { expect, test } from '../test.ts'

test('a vendor answers an inquiry on the desk, asks for a signature and sends an invoice', async ({
  page,
  servers,
  couple,
  newCouple,
  browser,
}) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/3`)
  await vendorScreens(page).inquire('Are you free in June?')
  await couple.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(couple.button('Inquiry Sent ✅').first()).toBeDisabled()

  const desk = await (await browser.newContext()).newPage()
  await desk.goto(`${servers.desk}/`)
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
  await desk.getByRole('textbox', { name: 'Email' }).fill('vendor3@example.com')
  await desk.getByLabel('Password').fill('wedding-demo')
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click()
  await desk.getByRole('link', { name: /Ada Lovelace/ }).click()
  await desk.getByRole('textbox', { name: /^Message to Ada Lovelace/ }).fill('Yes, we are free that day.')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('log').getByText('Yes, we are free that day.')).toBeVisible()

  await desk.getByRole('checkbox', { name: 'Ask the couple to sign them' }).check()
  await desk.getByLabel('Add documents').setInputFiles(await photo('contract.jpg'))
  await expect(desk.getByText('Waiting for the couple')).toBeVisible()
  await desk.getByRole('button', { name: 'New invoice' }).click()
  await desk.getByRole('textbox', { name: 'Name' }).fill('One day')
  await desk.getByRole('textbox', { name: 'Description' }).fill('Venue hire')
  await desk.getByRole('textbox', { name: 'Price' }).fill('4200')
  await desk.getByLabel('Due date').fill('2099-05-01')
  await desk.getByRole('button', { name: 'Send the invoice' }).click()
  await expect(desk.getByText('Due May 1, 2099')).toBeVisible()
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])

  await page.goto(`${servers.site}/dashboard/vendors/manage/3`)
  await expect(page.getByText('Yes, we are free that day.').first()).toBeVisible()
  await expect(page.getByText('contract.jpg').first()).toBeVisible()
  await expect(page.getByText('One day').first()).toBeVisible()
})

test('a couple that opens the desk is led to the marketplace', async ({ page, servers, newCouple }) => {
  const { email, password } = await newCouple({ isSignedIn: false })
  await page.goto(`${servers.desk}/`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This account belongs to no vendor' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to your desk' })).toBeVisible()
})
