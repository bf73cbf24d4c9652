import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../test.ts'

const benches = [
  ['vision-generator?lang=es', 'Generar'],
  ['vendor-card-grid?category=6&delivery=module', 'Message The Tidewater Room'],
  ['vendor-profile?vendor-id=3', 'Your message'],
  ['vendor-reviews?vendor-id=3&delivery=module', 'Reviews'],
  ['vendor-inquiry?vendor-id=3&delivery=loader', 'Your message'],
  ['magic-link-vendors?code=demo-active&delivery=loader', 'Login to Dashboard'],
  ['wedding-assistant?position=inline&delivery=pinned', 'Your wedding assistant'],
] as const

for (const [bench, words] of benches)
  test(`the markup copied from the bench ${bench} works in an empty page`, async ({ page, servers }, testInfo) => {
    await page.goto(`${servers.playground}/${bench}`)
    const file = testInfo.outputPath('page.html')
    await writeFile(file, (await page.locator('#markup').textContent()) ?? '')
    await page.goto(pathToFileURL(file).href)
    await expect(page.getByText(words).or(page.getByLabel(words)).first()).toBeVisible()
  })

test("the playground's bench switches backend faults on and off around an element", async ({ page, servers }) => {
  await page.goto(`${servers.playground}/vendor-card-grid?category=6&fault=offline`)
  const another = page.locator('vendor-card-grid').getByRole('button', { name: 'Try again' })
  await expect(another).toBeVisible()
  await page.getByLabel('Offline').uncheck()
  await another.click()
  await expect(page.getByRole('link', { name: /View Profile of/ }).first()).toBeVisible()
})

test('elements on a venue’s Spanish page use the page’s language and follow its change from dark to light', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.partner}/finca`)
  const card = page.locator('vendor-card-grid').locator('[part~=card]').first()
  await expect(card.getByRole('link', { name: /^Ver perfil/ })).toBeVisible()
  const colour = () => card.evaluate((element) => getComputedStyle(element).backgroundColor)
  const atNight = await colour()
  await page.getByRole('button', { name: 'Ver de día' }).click()
  await expect.poll(colour).not.toBe(atNight)

  const assistant = page.locator('wedding-assistant')
  await assistant.getByRole('textbox').fill('¿Quién hace pasteles?')
  await assistant.getByRole('textbox').press('Enter')
  await expect(assistant.getByText('Encontré').first()).toBeVisible()
})
