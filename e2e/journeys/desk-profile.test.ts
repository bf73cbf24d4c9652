import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { expect, test } from '../test.ts'

test('a vendor changes a price on the desk, and couples see it', async ({ page, servers, newCouple, browser }) => {
  const desk = await (await browser.newContext()).newPage()
  await desk.goto(`${servers.desk}/profile`)
  await desk.getByRole('textbox', { name: 'Email' }).fill('vendor5@example.com')
  await desk.getByLabel('Password').fill('wedding-demo')
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click()
  const deals = desk.getByRole('form', { name: 'Deals' })
  await deals.getByRole('textbox', { name: 'Price', exact: true }).first().fill('7654.00')
  await deals.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(deals.getByText('Saved. Couples see it now.')).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Preview' }).getByText('$7,654').first()).toBeVisible()
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])

  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/5`)
  await expect(page.getByText('$7,654').first()).toBeVisible()
})
