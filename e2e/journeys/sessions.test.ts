import { coupleSite } from '../pages/couple-site.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'a long walk on the beach'

test('the confirmation banner disappears after a couple follows the mailed link', async ({
  page,
  servers,
  couple,
  backend,
  email,
}) => {
  const banner = page.getByText('Please confirm your email')

  await test.step('the couple signs up', async () => {
    await page.goto(`${servers.site}/onboarding`)
    await couple.signUp({ name: 'Ada Lovelace', phone: '(415) 555-0134', email, password: PASSWORD })
    await expect(couple.field('Partner name')).toBeVisible()
  })

  await test.step('the banner on the board shows the email address', async () => {
    await page.goto(`${servers.site}/dashboard`)
    await expect(banner).toContainText(email)
  })

  await test.step('the couple opens the confirmation link and presses its button', async () => {
    await page.goto(servers.site + (await backend.mailedConfirmationPath(email)))
    await expect(page.getByText(email)).toBeVisible()
    await expect(page).not.toHaveURL(/#/)
    await couple.button('Confirm my email').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed' })).toBeFocused()
  })

  await test.step('the banner is hidden', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(couple.board).toBeVisible()
    await expect(couple.card).toContainText('Ada Lovelace')
    await expect(banner).toBeHidden()
  })
})

test('a couple signs out another device in Settings', async ({ page, browser, servers, newCouple, email }) => {
  await newCouple()
  const away = await browser.newContext()
  const other = await away.newPage()
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' })

  await test.step('the couple signs in on the other device', async () => {
    await other.goto(`${servers.site}/login`)
    await coupleSite(other).logIn(email, PASSWORD)
    await expect(coupleSite(other).board).toBeVisible()
  })

  await test.step('the couple logs out the other device in Settings, which lists both devices', async () => {
    await page.goto(`${servers.site}/settings`)
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.getByRole('button', { name: /^Log out .*On Vowkit/ }).click()
    await expect(sessions.getByRole('status')).toContainText('is logged out.')
    await expect(sessions.getByText('You’re not signed in anywhere else.')).toBeVisible()
  })

  await test.step('after a remote logout, only the other device must log in again', async () => {
    // The closed socket may redirect the page at the same time, which aborts this navigation.
    await expect(() => other.goto(`${servers.site}/settings`)).toPass()
    await expect(other.getByRole('heading', { level: 1, name: 'Couples Log In' })).toBeVisible()
    await page.reload()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
  })
  await away.close()
})
