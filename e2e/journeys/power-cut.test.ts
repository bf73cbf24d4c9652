import { tokenOn } from '../helpers/session.ts'
import { visionTool } from '../pages/vision-tool.ts'
import { expect, test } from '../test.ts'

test.use({ outside: 'peers' })

const PROMPT = 'A barn reception after the harvest with sunflowers'

test('a vision and an edit interrupted by a killed backend are finished or refunded once', async ({
  page,
  context,
  servers,
  peers,
  tool,
  backend,
  email,
  newCouple,
}) => {
  await newCouple()
  const token = await tokenOn(page)
  const id = await backend.drawn(token, PROMPT)
  const release = peers.hold()
  await page.goto(`${servers.site}/vision-board/view/${id}`)
  await page.getByRole('button', { name: 'Edit Vision' }).click()
  await tool.editPrompt.fill('Make it dusk')

  const guestEmail = `guest-${email}`
  const guestPage = await context.newPage()
  const guest = visionTool(guestPage, backend)
  await guestPage.goto(servers.partner)
  await guest.ask(PROMPT)
  await guest.signIn(guestEmail)
  await tool.submitEdit.click()
  const drawing = { hasText: 'Dreaming up your vision...' }
  await expect(page.getByRole('status').filter(drawing)).toBeVisible()
  await expect(tool.image).toBeVisible()
  await expect(guest.processing).toBeVisible()
  await expect(guestPage.getByRole('status').filter(drawing)).toBeVisible()
  await expect(guest.image).toBeHidden()
  // The create response already reports the vision, ten seconds before the next poll.
  await expect(guestPage.getByText('2 visions left')).toBeVisible({ timeout: 9_000 })
  await servers.killApi()
  release()
  await servers.startApi()

  const failed = guestPage.getByText("We couldn't create this vision. Your credit is back.")
  await guest.lookBackFor(guest.image.or(failed))
  const drawn = (await guest.image.isVisible()) ? 1 : 0
  await expect(guestPage.getByText(`${3 - drawn} visions left`)).toBeVisible()
  const { visions, credits } = await backend.ledgerOf(await tokenOn(guestPage))
  expect({ visions: visions.length, credits }).toEqual({ visions: 1, credits: 3 - drawn })

  const edited = page.getByRole('radio', { name: 'Edit 1' })
  await tool.lookBackFor(edited.or(page.getByText("Your last edit didn't work.")))
  const delivered = (await edited.isVisible()) ? 1 : 0
  await expect(page.getByText(new RegExp(`^${3 - delivered} edits? remaining$`))).toBeVisible()
  await expect(tool.image).toBeVisible()
  expect(await backend.ledgerOf(token)).toMatchObject({ visions: [{ id }], credits: 2 })
})
