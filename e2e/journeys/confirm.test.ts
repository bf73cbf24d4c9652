import type { Page } from '@playwright/test'
import { faults } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { test as base, expect, type Journey } from '../test.ts'

/** Signs a couple up on a partner's page and hands the session over to a screen of the site. */
const test = base.extend<{ goOnTo(path: string): Promise<{ email: string; password: string }> }>({
  goOnTo: async ({ page, servers, newCouple, backend }, use) =>
    use(async (path) => {
      const couple = await newCouple({ at: 'partner' })
      const code = await backend.handoff(await tokenOn(page))
      await page.goto(`${servers.site}${path}?handoff=${code}`)
      await page.getByRole('button', { name: `Continue as ${couple.email}` }).click()
      return couple
    }),
})

const HEADING = { level: 1, name: "Confirm it's you" } as const
const question = (page: Page) => page.getByRole('dialog', { name: "Confirm it's you" })

async function typeMailedCode({ page, backend, email }: Pick<Journey, 'backend' | 'email'> & { page: Page }) {
  const before = await backend.codesMailed(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await expect.poll(() => backend.codesMailed(email)).toBeGreaterThan(before)
  await page.getByLabel('Verification code').fill(await backend.mailedCode(email))
}

for (const [path, title] of [
  ['/dashboard/messages/', 'Messages'],
  ['/settings', 'Settings'],
  ['/dashboard', 'Your Wedding Vision Board'],
] as const)
  test(`a couple with a session from a partner's page confirms it once before ${path} opens`, async ({
    page,
    backend,
    goOnTo,
  }) => {
    const { email } = await goOnTo(path)
    await expect(question(page)).toBeVisible()
    expect(await faults(page, 'dialog')).toEqual([])
    await typeMailedCode({ page, backend, email })
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('heading', HEADING)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(question(page)).toBeHidden()
  })

test('a session that is not confirmed opens only the pages in its scope', async ({ page, servers, goOnTo, couple }) => {
  const { password } = await goOnTo('/dashboard/messages/')
  await question(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('heading', HEADING)).toBeVisible()
  expect(await faults(page, 'main')).toEqual([])
  await page.goto(`${servers.site}/dashboard/search`)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(question(page)).toBeHidden()
  await page.goto(`${servers.site}/settings`)
  await page.getByRole('button', { name: 'Use your password instead' }).click()
  await couple.password.fill(password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await expect(couple.field('First name')).toBeVisible()
})

test('the confirm dialog closes when the couple confirms the session in another tab', async ({
  page,
  context,
  backend,
  goOnTo,
}) => {
  const { email } = await goOnTo('/settings')
  await expect(question(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await typeMailedCode({ page: other, backend, email })
  await expect(question(other)).toBeHidden()
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('heading', HEADING)).toBeHidden()
})

test('a couple signs in with a long code while an attacker guesses codes', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  await backend.guessCodes(email, 10)
  await page.goto(`${servers.vision}/vision-board/new`)
  await page.getByRole('button', { name: 'Login / Sign Up' }).click()
  await tool.requestCode(email)
  await expect(tool.dialog.getByText('We sent an 8-character code')).toBeVisible()
  await expect(tool.code).toHaveAttribute('inputmode', 'text')
  expect(await faults(page, 'dialog')).toEqual([])
  const code = await backend.mailedCode(email)
  expect(code).toHaveLength(8)
  await tool.code.pressSequentially(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase())
  await expect(tool.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})
