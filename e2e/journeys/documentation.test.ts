import { faults } from '../helpers/accessibility.ts'
import { expect, test } from '../test.ts'

const examples = [
  ['vision-generator', 'Generate'],
  ['vendor-card-grid', 'View Profile'],
  ['vendor-profile', 'Your message'],
  ['vendor-reviews', 'Reviews'],
  ['vendor-inquiry', 'Your message'],
  ['magic-link-vendors', 'Login to Dashboard'],
  ['wedding-assistant', 'Your wedding assistant'],
] as const

for (const [tag, words] of examples)
  test(`the documentation of ${tag} shows the running element above its code`, async ({ page, servers }) => {
    await page.goto(`${servers.docs}/reference/${tag}/`)
    await expect(page.getByRole('heading', { level: 1, name: `<${tag}>` })).toBeVisible()
    const element = page.locator(`.live ${tag}`)
    await expect(element.getByText(words).or(element.getByLabel(words)).first()).toBeVisible()
    await expect(
      page
        .getByRole('code')
        .filter({ hasText: `embed/v1/${tag}.js` })
        .first(),
    ).toBeVisible()
  })

test('a developer finds a recipe with the search, and the page passes axe at both widths', async ({
  page,
  servers,
}) => {
  await page.goto(servers.docs)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('textbox', { name: 'Search' }).fill('dark mode of my page')
  await page
    .getByRole('link', { name: /Follow the dark mode/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/guides\/cookbook\/#follow-the-dark-mode-of-my-page$/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faults(page, 'body')).toEqual([])
  }
})

test('a wrong address of the documentation says so and offers the search', async ({ page, servers }) => {
  const response = await page.goto(`${servers.docs}/nowhere/`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page not found', { exact: false })).toBeVisible()
})

test('a language model finds all guides in llms.txt', async ({ page, servers }) => {
  await page.goto(`${servers.docs}/llms.txt`)
  await expect(page.getByText(`${servers.docs}/llms-full.txt`)).toBeVisible()
  await page.goto(`${servers.docs}/llms-full.txt`)
  await expect(page.getByText('# Cookbook')).toBeVisible()
})
