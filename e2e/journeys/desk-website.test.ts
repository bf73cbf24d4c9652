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

  const website = `${servers.partner}/my-website`
  await page.route(website, (route) => route.fulfill({ contentType: 'text/html', body: code }))
  await page.goto(website)
  const counted = page.waitForRequest(`${servers.api}/elements/count/`)
  const prompt = page.getByRole('textbox')
  await prompt.pressSequentially('A barn')
  await counted
  await expect
    .poll(async () => {
      await desk.reload()
      return desk.getByRole('radio', { name: /Views$|Drafts$/ }).evaluateAll((all) => all.map((one) => one.parentElement?.textContent))
    })
    .toEqual(['1Views', '1Drafts'])
  await expect(desk.getByRole('row', { name: `${new URL(website).host} Vision 1 1 0 0 0` })).toBeVisible()

  const websites = desk.getByRole('region', { name: 'Allowed websites' })
  await websites.getByRole('textbox').fill('https://florist.example/weddings')
  await websites.getByRole('button', { name: 'Add' }).click()
  await expect(websites.getByRole('listitem')).toHaveText('florist.example')
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
  await page.reload()
  await page.waitForResponse(`${servers.api}/elements/count/`)
  await desk.reload()
  await expect(desk.getByRole('radio', { name: '1 Views' })).toBeVisible()
})
