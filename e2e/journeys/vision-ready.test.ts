import { visionTool } from '../pages/vision-tool.ts'
import { expect, test } from '../test.ts'

test.use({ outside: 'peers' })

const PROMPT = 'A lakeside wedding in early summer with lavender and paper lanterns'
const BETWEEN_QUESTIONS_MS = 10_000
const DETAIL = /\/vision\/list\/[\w-]+\/$/

test('a finished vision opens from its email on a device that is not signed in', async ({
  page,
  browser,
  servers,
  peers,
  tool,
  backend,
  email,
}) => {
  const release = peers.hold()
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await expect(tool.processing).toBeVisible()
  await page.close()
  release()

  const address = await backend.mailedVision(email)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const elsewhere = await phone.newPage()
  await elsewhere.goto(address)
  const there = visionTool(elsewhere, backend)
  await expect(there.email).toBeFocused()
  await there.signIn(email)
  await there.waitForImage()
  await expect(elsewhere).toHaveURL(address)
  await phone.close()
})

test('a finished vision arrives by socket while polling is blocked', async ({ page, servers, peers, tool, email }) => {
  const release = peers.hold()
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  const heard = (action: string) => frames.filter((frame) => frame.includes(action)).length
  let asked = 0
  await page.route(DETAIL, (route) => (asked++ === 0 || heard('vision_ready') > 0 ? route.continue() : route.abort()))
  const firstAnswer = page.waitForResponse(DETAIL)
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await firstAnswer
  await expect.poll(() => heard('authenticated')).toBe(1)
  release()
  await expect(tool.image).toBeVisible()
  expect(heard('vision_ready')).toBe(1)
})

test('a finished vision arrives by polling while sockets are blocked', async ({
  page,
  servers,
  peers,
  tool,
  backend,
  email,
}) => {
  const release = peers.hold()
  await page.clock.install()
  await page.routeWebSocket(/.*/, (socket) => socket.close())
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await expect(tool.processing).toBeVisible()
  release()
  await backend.mailedVision(email)
  await page.clock.fastForward(BETWEEN_QUESTIONS_MS)
  await expect(tool.image).toBeVisible()
})

test("the vision board's card follows a vision in progress until it is finished", async ({
  page,
  servers,
  peers,
  tool,
  backend,
  email,
}) => {
  const release = peers.hold()
  await page.clock.install()
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await expect(tool.processing).toBeVisible()
  await page.getByRole('link', { name: 'Your Vision Board' }).click()
  await expect(page.getByText('Dreaming…')).toBeVisible()
  release()
  await backend.mailedVision(email)
  await page.clock.fastForward(BETWEEN_QUESTIONS_MS)
  await expect(page.getByText('Dreaming…')).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(PROMPT) }).click()
  await expect(tool.image).toBeVisible()
})
