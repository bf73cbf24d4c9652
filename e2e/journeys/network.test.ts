import type { Page } from '@playwright/test'
import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A rooftop wedding above the city at blue hour'
const CREATE = '**/vision/list/'

test('the vision tool keeps the whole draft when the network fails at any step', async ({
  page,
  context,
  servers,
  tool,
  backend,
  email,
}) => {
  await page.goto(servers.partner)
  await tool.addImages(await photo('venue.jpg'))
  await expect(tool.thumbnails).toHaveCount(1)
  await tool.ask(PROMPT)

  await tool.email.fill(email)
  await context.setOffline(true)
  await tool.email.press('Enter')
  await expect(tool.dialog.getByRole('alert')).toHaveText(
    'An error occurred while sending code. Please check your network connection.',
  )
  await expect(tool.email).toHaveValue(email)
  await context.setOffline(false)
  await tool.email.press('Enter')
  await expect(tool.code).toBeFocused()

  const code = await backend.mailedCode(email)
  await context.setOffline(true)
  await tool.code.fill(code)
  await expect(tool.dialog.getByRole('alert')).toHaveText(
    'An unexpected error occurred. Please check your network connection.',
  )
  await expect(tool.code).toHaveValue(code)
  await context.setOffline(false)

  await page.route(CREATE, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await tool.dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(tool.alert).toHaveText('Please check your network connection.', { timeout: 60_000 })
  await expect(tool.prompt).toHaveValue(PROMPT)
  await expect(tool.thumbnails).toHaveCount(1)
  await page.unroute(CREATE)
  await tool.generate.click()

  await tool.waitForImage()
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
})

test('the vision tool keeps polling a vision while its requests fail', async ({ page, servers, tool, email }) => {
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await page.route('**/vision/list/*/', (route) => route.abort())
  await tool.signIn(email)
  await expect(page.getByRole('paragraph').filter({ hasText: "We can't reach your vision right now." })).toBeVisible()
  await page.unroute('**/vision/list/*/')
  await tool.waitForImage()
})

test('the vision tool creates one vision when the first response is lost', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  const requests = await loseFirstAnswer(page)
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await tool.waitForImage()
  expect(requests.keys).toHaveLength(2)
  expect(new Set(requests.keys).size).toBe(1)
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
})

test('a double click on Generate creates one vision', async ({ page, servers, tool, backend, newCouple }) => {
  await newCouple({ at: 'partner' })
  await page.goto(servers.partner)
  await tool.prompt.fill(PROMPT)
  await tool.generate.dblclick()
  await tool.waitForImage()
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
})

test('the vision tool requires a sign-in after the session is revoked elsewhere, and keeps the prompt', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple({ at: 'partner' })
  await page.goto(servers.partner)
  await tool.prompt.fill(PROMPT)
  await backend.revoke(await tokenOn(page))
  await tool.generate.click()
  await expect(tool.email).toBeFocused()
  await expect(tool.dialog).toContainText(PROMPT)
  await page.keyboard.press('Escape')
  await expect(tool.prompt).toHaveValue(PROMPT)
})

test("a draft can be submitted after the application's code failed to load", async ({ page, servers, tool, email }) => {
  await page.goto(`${servers.partner}/loader`)
  await page.locator('vision-generator').scrollIntoViewIfNeeded()
  await tool.prompt.fill(PROMPT)
  await page.route('**/embed/v1/chunks/**', (route) => route.abort())
  await tool.generate.click()
  await expect(tool.alert).toContainText('Please check your network connection.')
  await page.unroute('**/embed/v1/chunks/**')
  await expect(tool.prompt).toHaveValue(PROMPT)
  await tool.generate.click()
  await tool.signIn(email)
  await tool.waitForImage()
})

/** Forwards the first create request to the backend and drops its response. */
async function loseFirstAnswer(page: Page): Promise<{ keys: string[] }> {
  const requests: { keys: string[] } = { keys: [] }
  await page.route(CREATE, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    requests.keys.push((await request.headerValue('Idempotency-Key')) ?? 'none')
    if (requests.keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  return requests
}
