import { faults, faultsInBothWidths } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { wholeJourney } from '../helpers/whole-journey.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A vineyard evening in September, a long oak table between the vines, burgundy dahlias and string lights'

test('a couple goes from a draft through three edits and a pack to an image without a watermark', ({
  page,
  servers,
  tool,
  backend,
  email,
}) => wholeJourney({ page, tool, backend, email }, `${servers.site}/vision-board/new`))

test('an abandoned payment keeps the draft', async ({ page, servers, tool, newCouple }) => {
  await newCouple({ at: 'vision' })
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.prompt.fill(PROMPT)
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await tool.dialog.getByRole('radio').first().check()
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByText("Payment canceled. You haven't been charged.")).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
  await expect(tool.prompt).toHaveValue(PROMPT)
  await expect(page.getByText('3 visions left', { exact: true })).toBeVisible()
})

test('the vision board works by keyboard alone', async ({ page, servers, tool, backend, newCouple }) => {
  await newCouple({ at: 'vision' })
  const token = await tokenOn(page)
  await backend.drawn(token, PROMPT)
  await page.goto(`${servers.vision}/vision-board`)
  const card = page.getByRole('link', { name: new RegExp(PROMPT.slice(0, 20)) })
  await expect(card).toBeVisible()
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: /^Add New Vision/ }).focus()
  await page.keyboard.press('Tab')
  await expect(card).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(tool.prompt).toHaveValue(PROMPT)
  await expect(tool.thumbnails).toHaveCount(1)

  const strip = page.getByRole('link', { name: 'View Your Vision Board' })
  await expect(strip.locator('img')).toHaveCount(1)
  const line = page.getByRole('slider', { name: 'Compare the venue with the vision' })
  await line.focus()
  await page.keyboard.press('End')
  await expect(line).toHaveAttribute('aria-valuetext', 'Before 100%')
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  expect(await backend.ledgerOf(token)).toMatchObject({ visions: [{}], credits: 2 })
})

test('an empty vision board offers samples to start from', async ({ page, servers, tool, newCouple }) => {
  await newCouple({ at: 'vision' })
  await page.goto(`${servers.vision}/vision-board/new`)
  await page.getByRole('link', { name: 'vowkit' }).click()
  const samples = page.getByRole('region', { name: 'Or start with one of these' })
  await expect(samples.getByRole('button')).toHaveCount(3)
  expect(await faults(page, 'body')).toEqual([])
  await samples.getByRole('button').first().click()
  await expect(tool.prompt).toHaveValue(/^A garden ceremony/)
})

test("another account's vision is not found by its id", async ({
  page,
  browser,
  servers,
  backend,
  email,
  newCouple,
}) => {
  const owner = await backend.register({
    name: 'Eve',
    phone: '4155550135',
    email: `eve-${email}`,
    password: 'a long walk',
  })
  const address = `${servers.vision}/vision-board/view/${await backend.drawn(owner.token, PROMPT)}`
  await newCouple({ at: 'vision' })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: "We couldn't find this vision." })).toBeVisible()
  await expect(page.getByText(PROMPT)).toHaveCount(0)

  const visitor = await browser.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('dialog', { name: 'Login / Sign Up' })).toBeVisible()
  await visitor.close()
})
