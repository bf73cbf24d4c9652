import type { Page } from '@playwright/test'
import { expect, type Journey } from '../test.ts'
import { tokenOn } from './session.ts'
import { photo } from './uploads.ts'

const PROMPT = 'A vineyard evening in September, a long oak table between the vines, burgundy dahlias and string lights'
const EDITS = ['Make it night', 'More candles', 'White flowers']

/** Goes from a draft with images through all edits and a pack to an image without a watermark. */
export async function wholeJourney(
  { page, tool, backend, email }: Pick<Journey, 'tool' | 'backend' | 'email'> & { page: Page },
  address: string,
): Promise<void> {
  await page.goto(address)
  await tool.addImages(await photo('venue.jpg'), await photo('flowers.jpg', '#8a4fd0'))
  await tool.ask(PROMPT)
  await expect(tool.dialog).toContainText('Your draft is safe')
  await tool.signIn(email)
  await tool.waitForImage()
  await expect(page.getByRole('img', { name: /^Reference image/ })).toHaveCount(2)
  await expect(tool.mark).toBeVisible()
  await expect(page.getByText('2 visions left')).toBeVisible()

  for (const [index, words] of EDITS.entries()) {
    await tool.edit(words)
    await expect(page.getByText(new RegExp(`^${2 - index} edits? remaining$`))).toBeVisible()
    await tool.lookBackFor(page.getByRole('radio', { name: `Edit ${index + 1}` }))
  }
  await tool.edit('And a fourth')
  await expect(tool.dialog).toContainText("You've used all 3 edits for this vision.")
  await expect(tool.dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()

  const marked = await tool.image.getAttribute('src')
  await tool.dialog.getByRole('radio').first().check()
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('7 visions left', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/vision-board\/view\/[\w-]+$/)
  await tool.waitForImage()
  await expect(tool.mark).toHaveCount(0)
  expect(await tool.image.getAttribute('src')).not.toBe(marked)
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 7 })
}
