import type { Page } from '@playwright/test'
import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A rooftop wedding above the city at blue hour with crimson roses'
const GOOGLE = 'Continue with Google'

/** Chooses an account on the identity provider's page. */
async function choose(provider: Page, email: string, { isVerified = true } = {}): Promise<void> {
  await provider.getByLabel('Another email').fill(email)
  if (!isVerified) await provider.getByRole('checkbox', { name: /has not verified/ }).check()
  await provider.getByRole('button', { name: 'Continue', exact: true }).click()
}

for (const origin of ['vision', 'site'] as const)
  test(`a draft on the ${origin} host is submitted automatically after a Google sign-in`, async ({
    page,
    servers,
    tool,
    backend,
    email,
  }) => {
    await page.goto(`${servers[origin]}/vision-board/new`)
    await tool.addImages(await photo('venue.jpg'), await photo('flowers.jpg', '#8a4fd0'))
    await expect(tool.thumbnails).toHaveCount(2)
    await tool.ask(PROMPT)
    await tool.dialog.getByRole('link', { name: GOOGLE }).click()
    await choose(page, email)

    await tool.waitForImage()
    expect(new URL(page.url()).origin).toBe(servers[origin])
    expect(page.url()).not.toContain('handoff')
    await expect(tool.dialog).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Reference image/ })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Logout', description: email })).toBeVisible()
    expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
  })

test('a Google sign-in on the login page returns to the requested page', async ({ page, servers, email }) => {
  await page.goto(`${servers.site}/settings`)
  await page.getByRole('link', { name: GOOGLE }).click()
  await choose(page, email)
  await expect(page).toHaveURL(`${servers.site}/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a canceled or unverified Google sign-in shows the reason and keeps the draft', async ({
  page,
  servers,
  tool,
  email,
}) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.ask(PROMPT)
  await tool.dialog.getByRole('link', { name: GOOGLE }).click()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('Google sign-in was canceled.')).toBeVisible()
  await expect(tool.prompt).toHaveValue(PROMPT)
  await expect(page).toHaveURL(`${servers.vision}/vision-board/new`)

  await tool.generate.click()
  await tool.dialog.getByRole('link', { name: GOOGLE }).click()
  await choose(page, email, { isVerified: false })
  await expect(page.getByText("Google hasn't verified your email address.")).toBeVisible()
  await expect(tool.prompt).toHaveValue(PROMPT)
})

test('a Google sign-in on a partner’s page happens in a popup', async ({ page, servers, tool, backend, email }) => {
  await page.goto(servers.partner)
  await tool.ask(PROMPT)
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    tool.dialog.getByRole('button', { name: GOOGLE }).click(),
  ])
  await choose(provider, email)
  await tool.waitForImage()
  expect(new URL(page.url()).origin).toBe(servers.partner)
  await expect.poll(() => provider.isClosed()).toBe(true)
  expect(await backend.ledgerOf(await tokenOn(page))).toMatchObject({ visions: [{}], credits: 2 })
})

test('a handoff code of another account requires a confirmation', async ({ page, servers, backend, email }) => {
  const stranger = await backend.register({ name: 'Eve', email, phone: '4155550134', password: 'a walk on the beach' })
  const code = await backend.handoff(stranger.token)
  await page.goto(`${servers.vision}/vision-board/new?handoff=${code}`)
  await expect(page.getByRole('button', { name: `Continue as ${email}` })).toBeVisible()
  expect(page.url()).not.toContain('handoff')
  await page.getByRole('button', { name: 'No, stay logged out' }).click()
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible()
})
