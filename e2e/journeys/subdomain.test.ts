import { tokenOn } from '../helpers/session.ts'
import { wholeJourney } from '../helpers/whole-journey.ts'
import { expect, test } from '../test.ts'

test.use({ hosts: 'apart' })

const logOut = { name: 'Logout', exact: true }

test('the main host redirects a visitor to the vision host to create a vision', async ({ page, servers, tool }) => {
  await page.goto(`${servers.site}/vision-board/new?a=b#c`)
  await expect(tool.prompt).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new?a=b#c`)
  await page.goto(`${servers.vision}/`)
  await expect(tool.prompt).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
})

test('a journey that starts on the main host continues on the vision host to an image without a watermark', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await wholeJourney({ page, tool, backend, email }, `${servers.site}/vision-board/new`)
  expect(new URL(page.url()).origin).toBe(servers.vision)
})

test('a couple stays signed in on both hosts when switching between them', async ({
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

test('a sign-in on the vision host carries over to the main host', async ({ page, servers, tool, email }) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await page.getByRole('button', { name: 'Login / Sign Up' }).click()
  await tool.signIn(email)
  await expect(page.getByRole('button', logOut)).toBeVisible()
  const there = await tokenOn(page)

  await page.goto(`${servers.vision}/settings`)
  await expect(page).toHaveURL(`${servers.site}/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await tokenOn(page)).not.toBe(there)
})

test('a vision link on the main host requires a sign-in on the vision host and then opens the vision', async ({
  page,
  servers,
  tool,
}) => {
  await page.goto(`${servers.site}/vision-board/view/11111111-1111-4111-8111-111111111111`)
  await expect(tool.email).toBeFocused()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
  await tool.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(tool.dialog).toHaveCount(0)
})

test('logging out on one host keeps the other host signed in', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await page.goto(`${servers.site}/vision-board`)
  await page.getByRole('button', logOut).click()
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible()
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)
  await page.goto(`${servers.site}/dashboard`)
  await expect(couple.board).toBeVisible()
})
