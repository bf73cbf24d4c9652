import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { vendorScreens } from '../pages/vendor-screens.ts'
import { expect, test } from '../test.ts'

test('a couple compares three vendors, sends them one brief and reads their answers side by side', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/search?categories=4`)
  const names = (await vendors.names(6)).slice(0, 3)
  const tray = page.getByRole('region', { name: 'Vendors to compare' })
  for (const name of names)
    await vendors
      .card(name)
      .getByRole('button', { name: /^Compare/ })
      .click()
  await expect(tray).toContainText('3 vendors to compare')
  await page.reload()
  await expect(tray).toContainText('3 vendors to compare')
  await tray.getByRole('link', { name: 'Compare' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Compare vendors' })).toBeVisible()
  for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible()
  const packages = page.getByRole('row', { name: /^Packages/ })
  await expect(packages.getByText(/\$\d/).first()).toBeVisible()
  expect(await faultsInBothWidths(page, 'body')).toEqual([])

  // Back closes the dialog before it leaves the comparison, and the list keeps the chosen vendors.
  await couple.button('Ask them all at once').click()
  await expect(couple.dialog).toBeVisible()
  await page.goBack()
  await expect(couple.dialog).toHaveCount(0)
  await page.reload()
  for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await page.goBack()
  await expect(tray).toContainText('3 vendors to compare')
  await page.goForward()

  await couple.button('Ask them all at once').click()
  await couple.dialog.getByLabel(/^Message/).fill('Peonies and sage for a barn.')
  await couple.dialog.getByLabel(/^Guests/).fill('80')
  await couple.dialog.getByLabel(/^Budget/).fill('3000')
  await expect(couple.dialog.getByRole('region', { name: 'Each vendor receives' })).toContainText('$3,000')
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await couple.dialog.getByRole('button', { name: 'Send to 3 vendors' }).dblclick()
  await expect(couple.dialog.getByRole('listitem').filter({ hasText: / Sent$/ })).toHaveCount(3)
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await couple.dialog.getByRole('button', { name: 'See the answers' }).click()

  // The demo vendors answer. Opening the page again loads their answers.
  await expect(page.getByRole('heading', { level: 1, name: 'Answers' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(async () => {
    await couple.button('Check for new answers').click()
    await expect(page.getByText('Answered')).toHaveCount(3, { timeout: 1_000 })
  }).toPass()
  await page.reload()
  await expect(page.getByText('Answered')).toHaveCount(3)
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  const [first = ''] = names
  await page.getByRole('link', { name: `Open the conversation with ${first}` }).click()
  await expect(page.getByRole('log').getByText('Peonies and sage for a barn.')).toHaveCount(1)
  await page.getByRole('link', { name: 'See answers side by side' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a couple sends one brief to vendors of a category, and completes it when the network is back', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const vendors = vendorScreens(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/search?categories=4`)
  const [first = '', second = ''] = await vendors.names(6)
  await couple.button('Ask several at once').click()
  await couple.dialog.getByLabel(first).check()
  await couple.dialog.getByLabel(second).check()
  await couple.dialog.getByLabel(/^Message/).fill('Are you free in June?')
  // The server receives the brief, but the response is lost.
  await page.route('**/vendor/brief/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const send = couple.dialog.getByRole('button', { name: 'Send to 2 vendors' })
  await send.click()
  await expect(couple.dialog.getByRole('alert')).toContainText('We couldn’t send your brief.')
  await page.unroute('**/vendor/brief/')
  await send.click()
  await expect(couple.dialog.getByRole('listitem').filter({ hasText: / Sent$/ })).toHaveCount(2)
  await couple.dialog.getByRole('button', { name: 'See the answers' }).click()
  await page.getByRole('link', { name: `Open the conversation with ${second}` }).click()
  await expect(page.getByRole('log').getByText('Are you free in June?')).toHaveCount(1)
})
