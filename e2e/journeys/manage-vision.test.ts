import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A vineyard evening in September, a long oak table between the vines, burgundy dahlias and string lights'

test('a couple renames a vision, keeps the title after an edit, and deletes the vision', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple({ at: 'vision' })
  const token = await tokenOn(page)
  const id = await backend.drawn(token, PROMPT)
  const other = await page.context().newPage()
  await other.goto(`${servers.vision}/vision-board`)
  await expect(other.getByRole('link', { name: new RegExp(PROMPT.slice(0, 20)) })).toBeVisible()

  await page.goto(`${servers.vision}/vision-board/view/${id}`)
  await tool.waitForImage()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(tool.dialog).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Our September')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Our September' })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Our September/ })).toBeVisible()

  await tool.edit('Make it night')
  await tool.lookBackFor(page.getByRole('button', { name: 'Compare' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Our September' })).toBeVisible()

  await other.getByRole('button', { name: 'More about Our September' }).click()
  await other.getByRole('button', { name: 'Delete' }).click()
  const question = other.getByRole('dialog', { name: 'Delete this vision?' })
  await expect(question.getByText(/“Our September”/)).toBeVisible()
  expect(await faultsInBothWidths(other, 'body')).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByRole('link', { name: /^Our September/ })).toBeHidden()
  await expect(page.getByRole('heading', { name: "We couldn't find this vision." })).toBeVisible()
  expect(await backend.ledgerOf(token)).toMatchObject({ visions: [], credits: 2 })
})
