import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'Foggy redwood grove ceremony with a moon gate arch, ferns and white anemones'

const PLACES = [
  { place: 'a partner page', origin: 'partner', path: '/', width: 390 },
  { place: 'the vision site', origin: 'vision', path: '/vision-board/new', width: 1440 },
] as const

for (const { place, origin, path, width } of PLACES)
  test(`a visitor creates a first vision on ${place}, ${width} px wide`, async ({
    page,
    servers,
    tool,
    backend,
    email,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(servers[origin] + path)
    await tool.addImages(await photo('venue.jpg'), await photo('flowers.jpg', '#8a4fd0'))
    await expect(tool.thumbnails).toHaveCount(2)
    await tool.ask(PROMPT)
    await expect(tool.dialog).toContainText('Your draft is safe')
    await expect(tool.email).toBeFocused()
    await tool.signIn(email)

    await tool.waitForImage()
    await expect(page.getByText(PROMPT, { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Reference image/ })).toHaveCount(2)

    await page.reload()
    await expect(tool.image).toBeVisible()
    await expect(page.getByText('2 visions left')).toBeVisible()
    expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
