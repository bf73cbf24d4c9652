import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

// Long enough to be cut off in the middle, short enough to wait for.
test.use({ drawingMs: 4_000 })

test('shows that it draws, and finishes or refunds what a killed backend left, once', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await page.goto(servers.partner)
  await tool.ask('A barn reception after the harvest with sunflowers')
  await tool.signIn(email)
  await expect(tool.processing).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Dreaming up your vision...' })).toBeVisible()
  await expect(tool.picture).toBeHidden()
  // Told by the answer to the create, not only by the next poll ten seconds later.
  await expect(page.getByText('2 visions left')).toBeVisible({ timeout: 5_000 })
  await servers.killApi()
  await servers.startApi()

  const failed = page.getByText("This one didn't come out. Your credit is back.")
  await tool.lookBackFor(tool.picture.or(failed))
  const delivered = (await tool.picture.isVisible()) ? 1 : 0
  await expect(page.getByText(`${3 - delivered} visions left`)).toBeVisible()
  const { visions, credits } = await backend.ledgerOf(await tokenOn(page))
  expect(visions).toHaveLength(1)
  expect(credits).toBe(3 - delivered)
})

test('finishes an edit that a killed backend left, or gives it back, once', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple()
  const token = await tokenOn(page)
  const id = await backend.drawn(token, 'A barn reception after the harvest with sunflowers')
  await page.goto(`${servers.site}/vision-board/view/${id}`)
  await tool.edit('Make it dusk')
  await expect(tool.processing).toBeVisible()
  await expect(tool.picture).toBeVisible()
  await servers.killApi()
  await servers.startApi()

  const failed = page.getByText("The last edit didn't come out.")
  const edited = page.getByRole('radio', { name: 'Edit 1' })
  await tool.lookBackFor(edited.or(failed))
  const delivered = (await edited.isVisible()) ? 1 : 0
  await expect(page.getByText(`${3 - delivered} edits remaining`)).toBeVisible()
  await expect(tool.picture).toBeVisible()
  expect(await backend.ledgerOf(token)).toMatchObject({ visions: [{ id }], credits: 2 })
})

test('sends what was asked for while the backend was away once it is back', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple({ at: 'partner' })
  await page.goto(servers.partner)
  await tool.words.focus()
  await expect(page.getByText('3 visions left')).toBeVisible()
  await servers.killApi()
  await tool.ask('A lakeside wedding in early summer')
  await expect(tool.alert).toHaveText('Please check your network connection.')
  await servers.startApi()
  await tool.generate.click()
  await tool.waitForPicture()
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
})
