import { faults } from '../helpers/accessibility.ts'
import { expect, test } from '../test.ts'

const SENTENCE = 'A vineyard at dusk with string lights, red roses and a hologram'

test('a visitor types a sentence on the landing page, sees its scene, and makes it a full vision', async ({
  page,
  servers,
  tool,
}) => {
  await page.goto(servers.site)
  const field = page.getByRole('textbox', { name: 'Describe your wedding, and watch it appear' })
  await field.fill(SENTENCE)
  await expect(page.getByRole('img', { name: /^Illustration: a vineyard at dusk/ })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Drawn', { exact: true })).toBeVisible()
  for (const label of ['vineyard', 'dusk', 'string lights', 'red roses'])
    await expect(page.locator('.sketch__chip', { hasText: label })).toBeVisible()
  await expect(page.getByText('hologram', { exact: true })).toBeVisible()
  expect(await faults(page, '.hero')).toEqual([])
  await page.getByRole('link', { name: 'Make it a full vision' }).click()
  await expect(tool.prompt).toHaveValue(SENTENCE)
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await expect(tool.prompt).toHaveValue(SENTENCE)
})

test('a visitor opens a vendor of the catalogue from the landing page without an account', async ({
  page,
  servers,
}) => {
  await page.goto(servers.site)
  const vendors = page.getByRole('region', { name: 'Vendors you can meet today' })
  // The page that the server sends is replaced when its scripts run.
  await expect(async () => {
    await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded()
    await expect(vendors).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await vendors.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/vendors\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
