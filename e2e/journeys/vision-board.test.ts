import { faults } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const WORDS = 'A vineyard evening in September, a long oak table between the vines, burgundy dahlias and string lights'
const EDITS = ['Make it dusk', 'More candles', 'White flowers']

test('from a draft to a clean picture, with every edit and a pack on the way', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.addImages(await photo('venue.jpg'), await photo('flowers.jpg', '#8a4fd0'))
  await tool.ask(WORDS)
  await expect(tool.dialog).toContainText('Your draft is safe')
  await tool.signIn(email)
  await tool.waitForPicture()
  await expect(tool.mark).toBeVisible()
  await expect(page.getByText('2 visions left')).toBeVisible()

  for (const [index, words] of EDITS.entries()) {
    await tool.edit(words)
    await expect(page.getByText(`${2 - index} edits remaining`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Vision' })).toBeEnabled()
    await tool.waitForPicture()
  }
  await tool.edit('And a fourth')
  await expect(tool.dialog).toContainText('3 of 3 edits used on this vision.')
  await expect(tool.dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()

  const marked = await tool.picture.getAttribute('src')
  await tool.dialog.getByRole('radio').first().check()
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('7 visions left', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/vision-board\/view\/[\w-]+$/)
  await tool.waitForPicture()
  await expect(tool.mark).toHaveCount(0)
  expect(await tool.picture.getAttribute('src')).not.toBe(marked)
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 7 })
})

test('a payment that is left leaves the draft as it was', async ({ page, servers, tool, email }) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await page.getByRole('button', { name: 'Login / Sign Up' }).click()
  await tool.signIn(email)
  await tool.words.fill(WORDS)
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await tool.dialog.getByRole('radio').first().check()
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('Nothing was paid.')).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
  await expect(tool.words).toHaveValue(WORDS)
  await expect(page.getByText('3 visions left', { exact: true })).toBeVisible()
})

for (const width of [390, 1440])
  test(`the board, by keyboard alone, ${width} px wide`, async ({ page, servers, tool, backend, email }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${servers.vision}/vision-board/new`)
    await tool.ask(WORDS)
    await tool.signIn(email)
    await tool.waitForPicture()
    await page.goto(`${servers.vision}/vision-board`)
    const card = page.getByRole('link', { name: new RegExp(WORDS.slice(0, 20)) })
    await expect(card).toBeVisible()
    expect(await faults(page, 'body')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.getByRole('button', { name: /^Add New Vision/ }).focus()
    await page.keyboard.press('Tab')
    await expect(card).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(tool.words).toHaveValue(WORDS)
    await expect(tool.thumbnails).toHaveCount(1)

    const strip = page.getByRole('link', { name: 'View Your Vision Board' })
    await expect(strip.locator('img')).toHaveCount(1)
    const line = page.getByRole('slider', { name: 'Compare the venue with the vision' })
    await line.focus()
    await page.keyboard.press('End')
    await expect(line).toHaveAttribute('aria-valuetext', 'Before 100%')
    expect(await faults(page, 'body')).toEqual([])
    expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
  })

test('an empty board has samples to begin with', async ({ page, servers, tool, email }) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await page.getByRole('button', { name: 'Login / Sign Up' }).click()
  await tool.signIn(email)
  await page.getByRole('link', { name: 'vowkit' }).click()
  const samples = page.getByRole('region', { name: 'Or begin with one of these' })
  await expect(samples.getByRole('button')).toHaveCount(3)
  expect(await faults(page, 'body')).toEqual([])
  await samples.getByRole('button').first().click()
  await expect(tool.words).toHaveValue(/^A garden ceremony/)
})

test('a vision of another person is not to be seen by its id', async ({ page, browser, servers, tool, email }) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(WORDS)
  await tool.signIn(email)
  await expect(page).toHaveURL(/\/vision-board\/view\//)
  const address = page.url()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Login / Sign Up' }).click()
  await tool.signIn(`other-${email}`)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'This vision is not here.' })).toBeVisible()
  await expect(page.getByText(WORDS)).toHaveCount(0)

  const visitor = await browser.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('dialog', { name: 'Login / Sign Up' })).toBeVisible()
  await visitor.close()
})
