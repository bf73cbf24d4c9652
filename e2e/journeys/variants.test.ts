import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

test('a couple picks one of four variants, finds it again after a reload and downloads it in full size', async ({
  page,
  servers,
  backend,
  newCouple,
}) => {
  await newCouple()
  const id = await backend.drawn(await tokenOn(page), 'A beach wedding with white roses')
  await page.goto(`${servers.site}/vision-board/view/${id}`)
  const variants = page.getByRole('radiogroup', { name: 'Four ideas from your words' }).getByRole('radio')
  await expect(variants).toHaveCount(4, { timeout: 60_000 })
  await expect(variants.nth(0)).toBeChecked()
  const saved = page.waitForResponse((response) => response.url().endsWith(`/vision/${id}/pick/`))
  await variants.nth(2).check()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(variants.nth(2)).toBeChecked()

  await page.getByRole('button', { name: 'Enlarge image' }).click()
  const downloading = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^beach-[a-z-]+\.webp$/)
})
