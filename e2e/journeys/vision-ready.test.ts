import { visionTool } from '../pages/vision-tool.ts'
import { expect, test } from '../test.ts'

// Long enough to look at another page, shorter than the time between two questions.
test.use({ drawingMs: 4_000 })

const WORDS = 'A lakeside wedding in early summer with lavender and paper lanterns'
const BETWEEN_QUESTIONS_MS = 10_000
const DETAIL = /\/vision\/list\/[\w-]+\/$/

test('by mail, on another device that is not signed in', async ({ page, browser, servers, tool, backend, email }) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(WORDS)
  await tool.signIn(email)
  await expect(tool.processing).toBeVisible()
  await page.close()

  const address = await backend.mailedVision(email)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const elsewhere = await phone.newPage()
  await elsewhere.goto(address)
  const there = visionTool(elsewhere, backend)
  await expect(there.email).toBeFocused()
  await there.signIn(email)
  await there.waitForPicture()
  await expect(elsewhere).toHaveURL(address)
  await phone.close()
})

test('by a push, while every question after the first is blocked', async ({ page, servers, tool, email }) => {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('vision_ready')) heard.push(String(payload))
    }),
  )
  let asked = 0
  await page.route(DETAIL, (route) => (asked++ === 0 || heard.length > 0 ? route.continue() : route.abort()))
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(WORDS)
  await tool.signIn(email)
  await expect(tool.picture).toBeVisible({ timeout: 30_000 })
  expect(heard).toHaveLength(1)
})

test('by asking, while sockets are blocked', async ({ page, servers, tool, backend, email }) => {
  await page.clock.install()
  await page.routeWebSocket(/.*/, (socket) => socket.close())
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(WORDS)
  await tool.signIn(email)
  await expect(tool.processing).toBeVisible()
  await backend.mailedVision(email)
  await page.clock.fastForward(BETWEEN_QUESTIONS_MS)
  await expect(tool.picture).toBeVisible()
})

test('says so on the board, whose card follows the drawing', async ({ page, servers, tool, backend, email }) => {
  await page.clock.install()
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(WORDS)
  await tool.signIn(email)
  await page.getByRole('link', { name: 'Your Vision Board' }).click()
  await expect(page.getByText('Dreaming…')).toBeVisible()
  await backend.mailedVision(email)
  await page.clock.fastForward(BETWEEN_QUESTIONS_MS)
  await expect(page.getByText('Dreaming…')).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(WORDS) }).click()
  await expect(tool.picture).toBeVisible()
})
