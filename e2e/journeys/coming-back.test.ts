import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'
import { visionTool } from '../pages/vision-tool.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A winter wedding in a candlelit stone chapel'

for (const { place, origin, path } of [
  { place: 'a partner page', origin: 'partner', path: '/' },
  { place: 'the vision site', origin: 'vision', path: '/vision-board/new' },
] as const)
  test(`a reload at any step keeps the draft on ${place}`, async ({ page, servers, tool, backend, email }) => {
    await page.goto(servers[origin] + path)
    await tool.prompt.fill(PROMPT)
    await tool.addImages(await photo('venue.jpg'))
    await expect(tool.thumbnails).toHaveCount(1)

    await page.reload()
    await expect(tool.prompt).toHaveValue(PROMPT)
    await expect(tool.thumbnails).toHaveCount(1)

    await tool.generate.click()
    await expect(tool.email).toBeFocused()
    await page.reload()
    await expect(tool.prompt).toHaveValue(PROMPT)
    await expect(tool.thumbnails).toHaveCount(1)

    await tool.generate.click()
    await tool.requestCode(email)
    await page.reload()
    await expect(tool.prompt).toHaveValue(PROMPT)
    await expect(tool.thumbnails).toHaveCount(1)

    await tool.generate.click()
    await tool.signIn(`again-${email}`)
    await tool.waitForImage()
    await page.reload()
    await expect(tool.image).toBeVisible()
    await expect(page.getByRole('img', { name: /^Reference image/ })).toHaveCount(1)
    expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
  })

test('a reload resumes a vision in progress', async ({ page, servers, tool, backend, email }) => {
  let isHeld = true
  await page.route('**/vision/list/*/', (route) => (isHeld ? undefined : route.continue()))
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await expect(tool.processing).toBeVisible()
  await page.reload()
  await expect(tool.processing).toBeVisible()
  isHeld = false
  await page.reload()
  await tool.waitForImage()
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
})

test('a sign-in in another tab submits a pending draft once', async ({
  page,
  context,
  servers,
  tool,
  backend,
  email,
}) => {
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await expect(tool.email).toBeFocused()
  const otherPage = await context.newPage()
  const other = visionTool(otherPage, backend)
  await otherPage.goto(servers.partner)
  await expect(other.prompt).toHaveValue(PROMPT)
  await other.generate.click()
  await other.signIn(email)
  await expect(tool.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(async () => {
    const { visions, credits } = await backend.ledgerOf(await tokenOn(page))
    expect({ visions: visions.length, credits }).toEqual({ visions: 1, credits: 2 })
  }).toPass()
})

test('the vision tool works with storage blocked while the page is open', async ({ page, servers, tool, email }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await tool.waitForImage()
  await expect(page.getByText("you'll be signed out when you leave or reload this page")).toBeVisible()
})
