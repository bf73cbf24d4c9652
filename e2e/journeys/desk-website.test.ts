import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { expect, test } from '../test.ts'

const VENDOR = '4'

test('a vendor copies an element, and the desk counts its visitors', async ({ page, servers, browser }) => {
  const desk = await (await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage()
  await desk.goto(`${servers.desk}/website`)
  await desk.getByRole('textbox', { name: 'Email' }).fill(`vendor${VENDOR}@example.com`)
  await desk.getByLabel('Password').fill('wedding-demo')
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(desk.getByText('No visits yet')).toBeVisible()
  const preview = desk.frameLocator('iframe[title="Preview: Vision"]')
  await expect(preview.getByRole('textbox')).toBeVisible()
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
  await desk.getByRole('button', { name: 'Copy the code' }).click()
  const code = await desk.evaluate(() => navigator.clipboard.readText())

  // The content of this page is replaced, because the servers know no page of a vendor.
  await page.goto(servers.partner)
  await page.setContent(code)
  const view = page.waitForResponse(`${servers.api}/elements/count/`)
  await page.getByRole('textbox').pressSequentially('A barn')
  expect((await view).status()).toBe(204)
  const place = `${new URL(servers.partner).host} Vision`
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByRole('row', { name: `${place} 1 1 0 0 0` })).toBeVisible({ timeout: 5_000 })
  }).toPass()

  const websites = desk.getByRole('region', { name: 'Allowed websites' })
  await websites.getByRole('textbox').fill('https://florist.example/weddings')
  await websites.getByRole('button', { name: 'Add' }).click()
  await expect(websites.getByRole('listitem')).toHaveText('florist.example')
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
  await page.goto(servers.partner)
  const ignored = page.waitForResponse(`${servers.api}/elements/count/`)
  await page.setContent(code)
  await ignored
  await desk.reload()
  await expect(desk.getByRole('radio', { name: '1 Views' })).toBeVisible()
})
