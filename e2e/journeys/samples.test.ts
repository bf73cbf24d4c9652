import { faults } from '../helpers/accessibility.ts'
import { expect, test } from '../test.ts'

const SAMPLES = 10

test('a visitor goes through all samples with one press each, and the illustrator draws every phrase', async ({
  page,
  servers,
  tool,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${servers.vision}/vision-board/new`)
  await page.getByRole('button', { name: 'Try Sample' }).press('Enter')
  const next = page.getByRole('button', { name: 'Next sample' })
  await expect(next).toBeFocused()
  const seen: string[] = []
  for (let i = 0; i <= SAMPLES; i++) {
    const text = await tool.prompt.inputValue()
    await expect(page.getByText(`of ${SAMPLES}: ${text}`)).toBeAttached()
    await expect(page.getByText("We'll draw:")).toBeVisible()
    await expect(page.getByText("We can't draw yet:")).toHaveCount(0)
    seen.push(text)
    await page.keyboard.press('Enter')
    await expect(tool.prompt).not.toHaveValue(text)
  }
  expect(new Set(seen).size).toBe(SAMPLES)
  expect(seen.at(-1)).toBe(seen[0])
  expect(await faults(page, 'form')).toEqual([])
  await page.getByRole('button', { name: 'Undo sample' }).click()
  await expect(tool.prompt).toHaveValue('')
})
