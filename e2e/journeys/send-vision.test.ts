import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { vendorScreens } from '../pages/vendor-screens.ts'
import { expect, test } from '../test.ts'

test('a couple sends a vision from a vendor’s page, and the vendor sees it in the conversation', async ({
  page,
  servers,
  tool,
  email,
  browser,
}) => {
  await page.goto(servers.partner)
  await page.evaluate(() => document.querySelector('vision-generator')?.setAttribute('vendor-id', '3'))
  await tool.ask('A barn in the fog, candles along the beams, sage and apricot')
  await tool.signIn(email)
  await tool.waitForImage()

  await page.getByRole('button', { name: /^Send to / }).click()
  await expect(tool.dialog.getByLabel('Guests')).toBeVisible()
  expect(await faultsInBothWidths(page, 'vision-generator')).toEqual([])
  await tool.dialog.getByLabel('Guests').fill('80')
  await tool.dialog.getByLabel('Wedding date').fill('2099-06-12')
  await tool.dialog.getByLabel('Your message').fill('Can you build this?')
  await tool.dialog.getByRole('button', { name: /^Send to / }).dblclick()
  await expect(tool.dialog.getByRole('heading', { name: /has your vision$/ })).toBeVisible()
  await expect(tool.dialog.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute('target', '_blank')
  expect(await faultsInBothWidths(page, 'vision-generator')).toEqual([])

  const desk = await (await browser.newContext()).newPage()
  await desk.goto(`${servers.desk}/`)
  await desk.getByRole('textbox', { name: 'Email' }).fill('vendor3@example.com')
  await desk.getByLabel('Password').fill('wedding-demo')
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click()
  await desk.getByRole('link', { name: /80 guests/ }).click()
  const log = desk.getByRole('log')
  await expect(log.getByText('Can you build this?')).toHaveCount(1)
  await expect(log.getByRole('link', { name: /in a new tab$/ })).toHaveCount(1)
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
})

test('a couple finds its inquiry and a claimed deal in the conversation and in the workspace', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/4`)
  await vendors.inquire('Are you free in June?')
  const conversation = couple.dialog.getByRole('link', { name: 'Open the conversation' })
  // The link leads to the vendor's workspace until the page knows the new conversation.
  await expect(conversation).toHaveAttribute('href', /chatroom_id=/)
  await conversation.click()
  await expect(page.getByRole('log').getByText('Are you free in June?')).toBeVisible()

  await page.goto(`${servers.site}/dashboard/vendor-detail/4`)
  await couple.button('Claim Now').first().click()
  await expect(page).toHaveURL(/\/dashboard\/messages\/\?chatroom_id=/)
  await expect(page.getByRole('log').getByText('Deal claimed')).toBeVisible()
  expect(await faultsInBothWidths(page, 'main')).toEqual([])
  await page.goto(`${servers.site}/dashboard/vendors/manage/4`)
  await expect(page.getByRole('list', { name: 'Claimed deal' }).getByRole('listitem')).toHaveCount(1)
  expect(await faultsInBothWidths(page, 'main')).toEqual([])
})
