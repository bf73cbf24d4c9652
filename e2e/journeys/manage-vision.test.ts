import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A vineyard evening in September, a long oak table between the vines, burgundy dahlias and string lights'

test('a couple renames a vision, keeps the title after an edit, and deletes the vision', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple({ at: 'vision' })
  const token = await tokenOn(page)
  const id = await backend.drawn(token, PROMPT)
  const other = await page.context().newPage()
  await other.goto(`${servers.vision}/vision-board`)
  await expect(other.getByRole('link', { name: new RegExp(PROMPT.slice(0, 20)) })).toBeVisible()

  await page.goto(`${servers.vision}/vision-board/view/${id}`)
  await tool.waitForImage()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(tool.dialog).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Our September')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Our September' })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Our September/ })).toBeVisible()

  await tool.edit('Make it night')
  await tool.lookBackFor(page.getByRole('button', { name: 'Compare' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Our September' })).toBeVisible()

  await other.getByRole('button', { name: 'More about Our September' }).click()
  await other.getByRole('button', { name: 'Delete' }).click()
  const question = other.getByRole('dialog', { name: 'Delete this vision?' })
  await expect(question.getByText(/“Our September”/)).toBeVisible()
  expect(await faultsInBothWidths(other, 'body')).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByRole('link', { name: /^Our September/ })).toBeHidden()
  await expect(page.getByRole('heading', { name: "We couldn't find this vision." })).toBeVisible()
  expect(await backend.ledgerOf(token)).toMatchObject({ visions: [], credits: 2 })
})

test('a couple shares a vision with someone without an account, then stops sharing', async ({
  page,
  browser,
  servers,
  tool,
  backend,
  email,
  newCouple,
}) => {
  await newCouple({ at: 'vision' })
  const id = await backend.drawn(await tokenOn(page), PROMPT)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${servers.vision}/vision-board/view/${id}`)
  await tool.waitForImage()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(tool.dialog.getByText(/Anyone with the link can see the image/)).toBeVisible()
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await tool.dialog.getByRole('button', { name: 'Create link' }).click()
  const link = tool.dialog.getByRole('textbox', { name: 'Link to your vision' })
  await expect(link).toHaveValue(/\/v\/[\w-]{22}$/)
  await expect(tool.dialog.getByText('Link copied.')).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  await expect(link).toHaveValue(url)
  expect(await faultsInBothWidths(page, 'body')).toEqual([])

  // The friend's browser runs no scripts, like the clients that create link previews.
  const friend = await browser.newContext({ javaScriptEnabled: false })
  const shared = await friend.newPage()
  expect((await shared.goto(url))?.headers()['x-robots-tag']).toBe('noindex')
  await expect(shared.getByText(PROMPT)).toBeVisible()
  const image = shared.getByRole('main').getByRole('img').first()
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  expect(await shared.content()).not.toContain(id)
  expect(await shared.content()).not.toContain(email)
  await expect(shared.getByRole('link', { name: 'Create your own vision' })).toHaveAttribute(
    'href',
    /vision-board\/new$/,
  )
  const previewUrl = (await shared.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const preview = await friend.request.get(previewUrl)
  expect(preview.headers()['content-type']).toBe('image/jpeg')
  const { pathname } = new URL(url)
  expect((await friend.request.get(servers.site + pathname)).status()).toBe(200)

  await tool.dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(tool.dialog.getByText('You stopped sharing.', { exact: false })).toBeVisible()
  expect((await shared.reload())?.status()).toBe(404)
  await expect(shared.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible()
  expect((await friend.request.get(previewUrl)).status()).toBe(404)
  await friend.close()
})

test('the page of a share link is accessible in both widths', async ({ page, servers, backend, newCouple }) => {
  await newCouple({ at: 'vision' })
  const token = await tokenOn(page)
  await page.goto(await backend.shared(token, await backend.drawn(token, PROMPT)))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto(`${servers.vision}/v/unknown`)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible()
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
})

test('a couple starts a new vision from an edited one and keeps its edits', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple({ at: 'vision' })
  const token = await tokenOn(page)
  const id = await backend.drawn(token, PROMPT, ['Make it night'])
  await page.goto(`${servers.vision}/vision-board/view/${id}`)
  await tool.waitForImage()
  await page.getByRole('button', { name: 'Start a new vision from this one' }).click()
  await expect(page.getByText(/^Your new vision starts from this one, with its edits\./)).toBeVisible()
  await expect(tool.thumbnails).toHaveCount(1)
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await tool.generate.click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page).toHaveURL(/vision-board\/view\//)
  await tool.waitForImage()
  await expect(page.getByText('3 edits remaining')).toBeVisible()

  const { visions, credits } = await backend.ledgerOf(token)
  expect(credits).toBe(1)
  const images = await Promise.all(
    visions.map(async ({ result_image }) => (await page.request.get(result_image)).body()),
  )
  expect(images).toHaveLength(2)
  expect(images[0]?.equals(images[1] ?? Buffer.of())).toBe(true)
})
