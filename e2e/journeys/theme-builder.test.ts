import { readFile } from 'node:fs/promises'
import { expect, test } from '../test.ts'

test('the theme builder derives buttons from a brand color, shows them on the elements and exports them', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.playground}/theme`)
  const dark = page.frameLocator('iframe[data-scheme=dark]')
  const heading = dark.getByRole('heading', { name: 'Bring your dream wedding to life' })
  await expect(heading).toBeVisible()
  await page.getByRole('textbox', { name: 'Brand colour for' }).fill('#4d6b3c')
  const code = page.getByRole('textbox', { name: 'The theme as code' })
  await expect(code).toHaveValue(/--vk-primary: light-dark\(#4d6b3c, #[0-9a-f]{6}\);/)

  await page.locator('summary', { hasText: /^Text/ }).click()
  await page.getByRole('textbox', { name: 'ink, dark', exact: true }).fill('#3a3036')
  const row = page.getByRole('row', { name: /^Text \d/ })
  await expect(row.getByText('below 4.5')).toBeVisible()
  await expect.poll(() => heading.evaluate((title) => getComputedStyle(title).color)).toBe('rgb(58, 48, 54)')

  await page.getByRole('radio', { name: 'JSON' }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('vowkit.tokens.json')
  const { vowkit } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(vowkit.light.primary.$value.hex).toBe('#4d6b3c')
  expect(vowkit.dark.ink.$value.hex).toBe('#3a3036')
})

test('the URL of the theme builder restores a theme, and the elements use it as attributes', async ({
  page,
  servers,
}) => {
  const query = 'accent=%234d6b3c&radius=none&density=compact&vk-ink=%23102030'
  await page.goto(`${servers.playground}/theme?${query}`)
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked()
  await page.getByRole('radio', { name: 'Attributes' }).check()
  const code = page.getByRole('textbox', { name: 'The theme as code' })
  await expect(code).toHaveValue(/accent="#4d6b3c"\s+radius="none"\s+density="compact"\s+style="--vk-ink: light-dark/)
  await expect(page).toHaveURL(`${servers.playground}/theme?${query}`)

  await page.getByRole('button', { name: 'Reset everything' }).click()
  await expect(page).toHaveURL(`${servers.playground}/theme`)
  await expect(code).toHaveValue('<vision-generator></vision-generator>')
})
