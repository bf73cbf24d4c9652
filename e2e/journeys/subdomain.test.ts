import { tokenOn } from '../helpers/session.ts'
import { wholeJourney } from '../helpers/whole-journey.ts'
import { expect, test } from '../test.ts'

test.use({ hosts: 'apart' })

const logOut = { name: 'Logout', exact: true }

test('a visitor of the main host describes visions on the vision host', async ({ page, servers, tool }) => {
  await page.goto(`${servers.site}/vision-board/new?a=b#c`)
  await expect(tool.words).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new?a=b#c`)
  await page.goto(`${servers.vision}/`)
  await expect(tool.words).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
})

test('the whole way from a draft to a clean picture begins on the main host and stays on the vision host', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await wholeJourney({ page, tool, backend, email }, `${servers.site}/vision-board/new`)
  expect(new URL(page.url()).origin).toBe(servers.vision)
})

test('a couple goes to the vision host and back, and is signed in on both', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const { email } = await newCouple()
  await page.goto(`${servers.site}/vision-board`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your Vision Board' })).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board`)
  await expect(page.getByRole('button', { ...logOut, description: email })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`${servers.vision}/dashboard`)
  await expect(couple.board).toBeVisible()
  await expect(page).toHaveURL(`${servers.site}/dashboard`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('who signed in on the vision host arrives signed in on the main one', async ({ page, servers, tool, email }) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await page.getByRole('button', { name: 'Login / Sign Up' }).click()
  await tool.signIn(email)
  await expect(page.getByRole('button', logOut)).toBeVisible()
  const there = await tokenOn(page)

  await page.goto(`${servers.vision}/settings`)
  await expect(page).toHaveURL(`${servers.site}/settings`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await tokenOn(page)).not.toBe(there)
})

test('a link to a vision on the main host asks to sign in on the vision host, and comes back to it', async ({
  page,
  servers,
  tool,
}) => {
  await page.goto(`${servers.site}/vision-board/view/11111111-1111-4111-8111-111111111111`)
  await expect(tool.email).toBeFocused()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
  await tool.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(tool.dialog).toHaveCount(0)
})

test('logging out on one host leaves the other alone', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await page.goto(`${servers.site}/vision-board`)
  await page.getByRole('button', logOut).click()
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
  await page.goto(`${servers.site}/dashboard`)
  await expect(couple.board).toBeVisible()
})
