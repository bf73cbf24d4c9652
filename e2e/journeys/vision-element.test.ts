import type { Page } from '@playwright/test'
import { faults } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A barn in the fog, candles along the beams, sage and apricot'
const EDITS = ['Make it dusk', 'More candles', 'White flowers']

/** Records the element's events from this call on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    const names = ['vision-create', 'vision-ready', 'edit-submit', 'credits-needed', 'checkout', 'login']
    for (const name of names) document.addEventListener(`vk-${name}`, () => heard.push(name))
    Object.assign(globalThis, { heard })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard'))
}

test('a couple goes from a draft to an image without a watermark without leaving the partner’s page', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await page.goto(servers.partner)
  const address = page.url()
  const heard = await listen(page)
  await tool.addImages(await photo('venue.jpg'), await photo('flowers.jpg', '#8a4fd0'))
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await tool.waitForImage()
  await expect(tool.mark).toBeVisible()
  await expect(page.getByText('2 visions left')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Reference image/ })).toHaveCount(2)

  for (const [index, words] of EDITS.entries()) {
    await tool.edit(words)
    await expect(page.getByText(new RegExp(`^${2 - index} edits? remaining$`))).toBeVisible()
    await tool.lookBackFor(page.getByRole('radio', { name: `Edit ${index + 1}` }))
  }
  await tool.edit('And a fourth')
  await expect(tool.dialog).toContainText("You've used all 3 edits for this vision.")

  const marked = await tool.image.getAttribute('src')
  await tool.dialog.getByRole('radio').first().check()
  const opening = page.waitForEvent('popup')
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  const payment = await opening
  await payment.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(payment).toHaveURL(new RegExp(`^${servers.vision}/`))
  await payment.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(tool.dialog.getByText('Thank you! You have 7 visions left.')).toBeVisible()
  expect(await faults(page, 'vision-generator')).toEqual([])
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('7 visions left')).toBeVisible()
  await tool.waitForImage()
  await expect(tool.mark).toHaveCount(0)
  expect(await tool.image.getAttribute('src')).not.toBe(marked)
  expect(page.url()).toBe(address)
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 7 })
  // The image without a watermark dispatches `vision-ready` as well.
  const edits = EDITS.flatMap(() => ['edit-submit', 'vision-ready'])
  const told = ['login', 'vision-create', 'vision-ready', ...edits, 'credits-needed', 'checkout', 'vision-ready']
  await expect.poll(heard).toEqual(told)
})

test("a couple sees an earlier vision on another partner's page and starts a new one", async ({
  page,
  context,
  servers,
  tool,
  email,
}) => {
  await page.goto(`${servers.playground}/vision-generator?view=board`)
  await expect(page.getByText('Log in to see your visions.')).toBeVisible()
  await page.getByRole('button', { name: 'Login / Sign Up' }).first().click()
  await tool.signIn(email)
  await expect(page.getByText("You don't have any visions yet.")).toBeVisible()
  await page.getByRole('button', { name: /^Add New Vision/ }).click()
  await tool.ask(PROMPT)
  await tool.waitForImage()

  await page.getByRole('button', { name: 'View Your Vision Board' }).click()
  const card = page.getByRole('button', { name: new RegExp(PROMPT.slice(0, 20)) })
  await expect(card.locator('img')).toBeVisible()
  expect(await faults(page, 'vision-generator')).toEqual([])
  await card.click()
  await expect(tool.image).toBeVisible()
  await page.getByRole('button', { name: 'New Vision', exact: true }).click()
  await expect(tool.prompt).toHaveValue('')
  expect(context.pages()).toHaveLength(1)
})

test('a vision stores the partner and the offer of its page', async ({ page, servers, tool, email }) => {
  await page.goto(`${servers.playground}/vision-generator?partner=fennel-and-rye&vendor-id=7`)
  await tool.ask(PROMPT)
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/vision/list/'),
  )
  await tool.signIn(email)
  const body = (await sending).postData() ?? ''
  expect(body).toMatch(/name="partner"\s+fennel-and-rye/)
  expect(body).toMatch(/name="vendor_id"\s+7/)
  await tool.waitForImage()
})
