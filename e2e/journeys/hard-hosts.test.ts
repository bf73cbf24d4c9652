import { type Box, differences, measureTool } from '../helpers/boxes.ts'
import { photo } from '../helpers/uploads.ts'
import { watchComplaints } from '../helpers/watch.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A desert ceremony at dusk with pampas grass around a copper arch'

test('an element complies with a strict content security policy and logs nothing', async ({
  page,
  servers,
  tool,
  email,
}) => {
  const complaints = await watchComplaints(page)
  await page.goto(`${servers.partner}/strict`)
  await tool.addImages(await photo('venue.jpg'))
  await expect(tool.thumbnails).toHaveCount(1)
  await tool.ask(PROMPT)
  await tool.signIn(email)
  await tool.waitForImage()
  await page.getByRole('button', { name: 'Enlarge image' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(tool.image).toBeVisible()
  await page.getByRole('button', { name: 'New Vision', exact: true }).click()
  await page.getByRole('button', { name: 'Try Sample' }).click()
  await expect(page.getByRole('button', { name: 'Undo sample' })).toBeVisible()
  expect(complaints).toEqual({ console: [], violations: [] })
})

for (const width of [1440, 390])
  test(`an element looks the same under a hostile style sheet, ${width} px wide`, async ({ page, servers, tool }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    async function measureStages(address: string): Promise<{ draft: Box[]; login: Box[] }> {
      await page.goto(address)
      // The host page sets the element's width only.
      await page.locator('vision-generator').evaluate((tool) => {
        tool.style.setProperty('width', '340px', 'important')
        tool.style.setProperty('inset-inline', 'auto')
        tool.removeAttribute('fonts')
      })
      await tool.prompt.fill(PROMPT)
      // The demo button is rendered after the first interaction.
      await expect(page.getByRole('button', { name: 'See our AI in action' })).toBeVisible()
      const draft = await measureTool(page)
      await tool.generate.click()
      await expect(tool.email).toBeFocused()
      // The Google button is rendered once the backend's configuration has loaded.
      await expect(tool.dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
      // Hover styles would change the measurement.
      await page.mouse.move(0, 0)
      return { draft, login: await measureTool(page) }
    }

    const plain = await measureStages(servers.partner)
    await page.evaluate(() => localStorage.clear())
    const hostile = await measureStages(`${servers.partner}/hostile`)
    expect(differences(hostile.draft, plain.draft)).toEqual([])
    expect(differences(hostile.login, plain.login)).toEqual([])
  })
