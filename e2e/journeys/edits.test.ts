import type { Page } from '@playwright/test'
import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A chapel in winter, candles on every sill, fir and white amaryllis'

/**
 * Records the idempotency keys of a vision's edit requests. `lose` returns whether a request, by its count, never
 * arrives (`request`) or gets no response (`answer`).
 */
async function watchEdits(page: Page, lose: (count: number) => 'request' | 'answer' | undefined): Promise<string[]> {
  const keys: string[] = []
  await page.route(/\/vision\/list\/[\w-]+\/$/, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    keys.push((await request.headerValue('Idempotency-Key')) ?? 'none')
    const lost = lose(keys.length)
    if (lost === 'answer') await route.fetch()
    return lost ? route.abort() : route.continue()
  })
  return keys
}

test('an edit is applied once despite a failed network, a lost response and a double click', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple()
  const token = await tokenOn(page)
  const id = await backend.drawn(token, PROMPT)
  let isDead = true
  let lost = 0
  const keys = await watchEdits(page, () => {
    if (isDead) return 'request'
    return lost++ === 0 ? 'answer' : undefined
  })
  await page.goto(`${servers.site}/vision-board/view/${id}`)
  await tool.edit('Make it dusk')
  await expect(tool.alert).toContainText(
    "We couldn't confirm that your edit was sent. Send it again. It only counts once.",
  )
  await expect(tool.editPrompt).toHaveValue('Make it dusk')
  await page.reload()
  await expect(tool.editPrompt).toHaveValue('Make it dusk')
  isDead = false
  await tool.submitEdit.click()
  await expect(page.getByText('2 edits remaining')).toBeVisible()
  expect(new Set(keys).size).toBe(1)

  await expect(page.getByRole('button', { name: 'Edit Vision', disabled: false })).toBeVisible()
  await tool.waitForImage()
  await page.getByRole('button', { name: 'Edit Vision' }).click()
  await tool.editPrompt.fill('More candles')
  await tool.submitEdit.dblclick()
  await expect(page.getByText('1 edit remaining')).toBeVisible()
  await tool.waitForImage()
  await expect(page.getByRole('radio')).toHaveCount(3)
  expect(await backend.ledgerOf(token)).toMatchObject({ visions: [{ id }], credits: 2 })
})
