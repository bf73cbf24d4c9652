import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { serveZip } from '../helpers/served-folder.ts'
import { expect, test } from '../test.ts'

test('an owner finds their business by name, styles the element and gets its code for their platform', async ({
  page,
  servers,
}) => {
  await page.goto(servers.playground)
  await page.getByRole('link', { name: 'I have a website' }).click()
  await page.getByRole('radio', { name: 'Read your profile' }).check()
  await expect(page.locator('#code')).toHaveText('Choose your business in step 1.')

  const business = page.getByRole('combobox', { name: 'Your business' })
  await business.fill('tidewater')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await business.press('ArrowDown')
  await business.press('Enter')
  await expect(business).toHaveValue('The Tidewater Room')
  await page.getByLabel('Your colour', { exact: true }).fill('#c9d94b')
  await expect(page.getByText('hard to read')).toBeVisible()
  await page.getByRole('radio', { name: 'Square', exact: true }).check()
  await page.getByRole('radio', { name: 'Squarespace' }).check()
  await expect(page.locator('#code')).toHaveText(
    new RegExp(`^<script src="${servers.api}/embed/v1/vendor-profile.js" async></script>`),
  )
  for (const attribute of ['vendor-id="3"', 'accent="#c9d94b"', 'radius="none"'])
    await expect(page.locator('#code')).toContainText(attribute)
  await expect(page.getByText('Add Block')).toBeVisible()

  const website = page.frameLocator('#preview iframe')
  await expect(website.getByRole('heading', { name: 'The Tidewater Room', exact: true })).toBeVisible()
})

test('the URL of the owner’s page restores each choice, and the Back button undoes the last one', async ({
  page,
  servers,
}) => {
  await page.goto(
    `${servers.playground}/start?element=vendor-card-grid&vendor-ids=3,20&theme=dark&lang=es&platform=react&width=desktop`,
  )
  await expect(page.getByRole('radio', { name: 'Browse vendors' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove The Tidewater Room' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByLabel('Language')).toHaveValue('es')
  await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  await expect(page.locator('#code')).toContainText("import '@vowkit/widgets/vendor-card-grid'")
  const website = page.frameLocator('#preview iframe')
  await expect(website.getByRole('link', { name: 'Ver perfil de The Tidewater Room' })).toBeVisible()

  await page.getByRole('radio', { name: 'Round' }).check()
  await expect(page).toHaveURL(/radius=round/)
  await page.getByRole('radio', { name: 'Shopify' }).check()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'React' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Soft' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove The Tidewater Room' })).toBeVisible()
})

test('the owner’s page names what it cannot load, and loads it after another try', async ({ page, servers }) => {
  await page.route(`${servers.api}/**`, (route) => route.abort())
  await page.goto(`${servers.playground}/start?element=vendor-inquiry&vendor-id=3`)
  await expect(page.locator('#vendor-search').getByText('list cannot be loaded')).toBeVisible()
  await expect(page.getByText('The preview cannot reach')).toBeVisible()
  await page.unroute(`${servers.api}/**`)
  await page.locator('#vendor-search').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('combobox', { name: 'Your business' })).toHaveValue('The Tidewater Room')
  await page.locator('#preview').getByRole('button', { name: 'Try again' }).click()
  await expect(page.frameLocator('#preview iframe').getByLabel('Your message')).toBeVisible()
})

/** Downloads what a link offers. Returns its bytes. */
async function download(page: Page, link: Locator): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await file.path())
}

const folders = [
  ['the owner’s page', '/start?element=vendor-profile&vendor-id=3&theme=dark', 'The Tidewater Room'],
  ['a bench', '/vendor-reviews?vendor-id=3&delivery=loader&tokens=--vk-ink: %23123456', 'Reviews'],
] as const

for (const [name, path, heading] of folders)
  test(`the folder downloaded from ${name} shows the element on another web server`, async ({ page, servers }) => {
    await page.goto(servers.playground + path)
    await using folder = await serveZip(await download(page, page.getByRole('link', { name: 'Download as a folder' })))
    await page.goto(folder.url)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  })

const partnerPages = [
  ['A country house', (page: Page) => page.getByRole('link', { name: 'Ver perfil' }).first()],
  ['Strict policy', (page: Page) => page.getByRole('button', { name: 'Generate' })],
] as const

for (const [name, contentOf] of partnerPages)
  test(`the folder of the partner page “${name}” shows its elements on another web server`, async ({
    page,
    servers,
  }) => {
    await page.goto(servers.playground)
    const card = page.getByRole('listitem').filter({ hasText: name })
    await using folder = await serveZip(await download(page, card.getByRole('link', { name: 'Download as a folder' })))
    await page.goto(folder.url)
    await expect(contentOf(page)).toBeVisible()
  })

for (const path of ['/', '/start?element=vendor-card-grid&vendor-ids=3,20', '/theme', '/vendor-reviews'])
  test(`the playground page ${path} passes axe in both widths`, async ({ page, servers }) => {
    await page.goto(servers.playground + path)
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0)
    expect(await faultsInBothWidths(page, 'body')).toEqual([])
  })
