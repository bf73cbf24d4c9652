import type { Page } from '@playwright/test'
import { tokenOn } from '../helpers/session.ts'
import { hugePhoto, photo } from '../helpers/uploads.ts'
import { coupleSite } from '../pages/couple-site.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'a long walk on the beach'
const NETWORK = 'Please check your network connection.'

/** Aborts the next request whose URL ends with `path`, as a failed network would. */
async function loseNext(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort('internetdisconnected'), { times: 1 })
}

test('a couple loses no typed text when the network fails at any step', async ({
  page,
  servers,
  couple,
  backend,
  email,
}) => {
  const closeNetworkAlert = async () => {
    const alert = couple.alert.filter({ hasText: NETWORK })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Close', exact: true }).click()
  }
  await page.goto(`${servers.site}/onboarding`)
  await loseNext(page, '/registration/register/')
  await couple.signUp({ name: 'Ada Lovelace', phone: '4155550134', email, password: PASSWORD })
  await closeNetworkAlert()
  await expect(couple.field('Name')).toHaveValue('Ada Lovelace')
  await expect(couple.password).toHaveValue(PASSWORD)
  await couple.button('Next Step').click()

  await couple.field('Partner name').fill('Grace Hopper')
  await couple.field('Wedding date').fill('2031-05-03')
  await loseNext(page, '/registration/couple-basicinfo/')
  await couple.button('Final Step').click()
  await closeNetworkAlert()
  await expect(couple.field('Partner name')).toHaveValue('Grace Hopper')
  await couple.button('Final Step').click()

  await page.getByRole('checkbox', { name: 'Venues' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Boho' }).check({ force: true })
  await page.getByRole('radio', { name: '$50,000+' }).check({ force: true })
  await loseNext(page, '/registration/couple-preferences/')
  await couple.button('Finish').click()
  await closeNetworkAlert()
  await expect(page.getByRole('checkbox', { name: 'Boho' })).toBeChecked()
  await couple.button('Finish').click()
  await expect(couple.board).toBeVisible()

  await page.goto(`${servers.site}/settings`)
  await couple.field('Wedding location').fill('Sonoma')
  await loseNext(page, '/couple/update-profile/')
  await couple.button('Save Changes').click()
  await closeNetworkAlert()
  await expect(couple.field('Wedding location')).toHaveValue('Sonoma')
  await couple.button('Save Changes').click()
  await expect(couple.button('Saved')).toBeDisabled()

  await couple.logOut()
  await page.goto(`${servers.site}/login`)
  await loseNext(page, '/auth/login/')
  await couple.logIn(email, PASSWORD)
  await closeNetworkAlert()
  await expect(couple.email).toHaveValue(email)
  await couple.button('Log in').click()
  await expect(couple.board).toBeVisible()
  await couple.logOut()

  await page.goto(`${servers.site}/forgot_password`)
  await couple.email.fill(email)
  await page.getByRole('checkbox').check()
  await loseNext(page, '/auth/forgot-password/')
  await couple.button('Reset password').click()
  await closeNetworkAlert()
  await couple.button('Reset password').click()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(servers.site + (await backend.mailedResetPath(email)))
  await couple.field('New password').fill('a second walk')
  await couple.field('Confirm password').fill('a second walk')
  await page.getByRole('checkbox').check()
  await loseNext(page, '/auth/reset-password/')
  await couple.button('Reset password').click()
  await expect(couple.field('New password')).toHaveValue('a second walk')
  await couple.button('Reset password').click()
  await expect(couple.board).toBeVisible()
})

test('the inspiration dialog reopens with the text of a failed submission', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard`)
  const path = '**/couple/couple-inspiration/create/'
  await page.route(path, (route) => route.abort('internetdisconnected'))
  await couple.addInspiration('Cakes', 'Three tiers', await photo('cake.jpg'))
  await page.unroute(path)
  await couple.button('Add Inspiration').first().click()
  await expect(couple.dialog.getByLabel(/^Description/)).toHaveValue('Three tiers')
  await couple.dialog.getByRole('button', { name: 'Add to board' }).click()
  await expect(page.getByRole('article', { name: 'Cakes' })).toBeVisible()
})

test('a couple whose session ends while filling in a form signs in and finds the typed text', async ({
  page,
  servers,
  couple,
  backend,
  newCouple,
}) => {
  const { email, password } = await newCouple()
  await page.goto(`${servers.site}/settings`)
  await couple.field('Wedding location').fill('Point Reyes')
  const token = await tokenOn(page)
  // Ends the session while the form is submitted. Ended earlier, the socket or a refetch could report it before the click.
  await page.route('**/couple/update-profile/', async (route) => {
    if (route.request().method() !== 'GET') await backend.revoke(token)
    await route.continue()
  })
  await couple.button('Save Changes').click()
  await expect(page).toHaveURL(/\/login\?next_url=%2Fsettings$/)
  await page.unrouteAll()
  await couple.logIn(email, password)
  await expect(page).toHaveURL(`${servers.site}/settings`)
  await expect(couple.field('Wedding location')).toHaveValue('Point Reyes')
  await couple.button('Save Changes').click()
  await expect(couple.button('Saved')).toBeDisabled()
})

test("logging out in one tab signs out the other tab and clears the couple's data from it", async ({
  page,
  context,
  servers,
  couple,
  newCouple,
}) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard`)
  await expect(couple.card).toContainText('Ada Lovelace')
  const other = await context.newPage()
  await other.goto(`${servers.site}/settings`)
  await coupleSite(other).logOut()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0)
})

test('a password reset link works in one tab only', async ({ page, context, servers, couple, backend, newCouple }) => {
  const { email } = await newCouple({ isSignedIn: false })
  await page.goto(`${servers.site}/forgot_password`)
  await couple.email.fill(email)
  await page.getByRole('checkbox').check()
  await couple.button('Reset password').click()
  const link = servers.site + (await backend.mailedResetPath(email))
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.goto(link)
    await coupleSite(tab).field('New password').fill('a second walk')
    await coupleSite(tab).field('Confirm password').fill('a second walk')
    await tab.getByRole('checkbox').check()
  }
  await couple.button('Reset password').click()
  await expect(couple.board).toBeVisible()
  const late = coupleSite(tabs[1] as Page)
  await late.button('Reset password').click()
  await expect(late.alert).toHaveText('Your link is no longer valid. Please close this tab and try again.')
})

test('the login page never redirects to another site, whatever next_url contains', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const { email, password } = await newCouple({ isSignedIn: false })
  // One target of each kind. The client's unit tests cover the others.
  for (const target of ['https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`${servers.site}/login?next_url=${encodeURIComponent(target)}`)
    await couple.logIn(email, password)
    await expect(page, target).toHaveURL(`${servers.site}/dashboard`)
    // The site itself would redirect to the login page once the session is cleared.
    await page.goto(`${servers.site}/config.json`)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a couple can log in with storage blocked', async ({ page, servers, couple, newCouple }) => {
  const { email, password } = await newCouple({ isSignedIn: false })
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto(`${servers.site}/login`)
  await couple.logIn(email, password)
  await expect(couple.board).toBeVisible()
})

test("a link with another account's token asks for confirmation before it switches the account", async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard`)
  const mine = await tokenOn(page)
  await page.goto(`${servers.site}/dashboard?token=theirs&email=mallory@example.com`)
  await expect(couple.dialog.getByRole('button', { name: 'Continue as mallory@example.com' })).toBeVisible()
  expect(page.url()).toBe(`${servers.site}/dashboard`)
  await couple.dialog.getByRole('button', { name: 'No, stay logged out' }).click()
  expect(await tokenOn(page)).toBe(mine)
})

test('onboarding rejects invalid photos with the specified messages', async ({ page, servers, couple, email }) => {
  await page.goto(`${servers.site}/onboarding`)
  await couple.signUp({ name: 'Ada Lovelace', phone: '4155550134', email, password: PASSWORD })
  const input = page.locator('input[type=file]')
  const rule = page.getByText('Maximum limit exceeded! Please upload 1 image.')
  await input.setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6].map((n) => photo(`${n}.jpg`))))
  await expect(rule).toBeVisible()
  await input.setInputFiles(await photo('one.jpg'))
  await expect(rule).toBeHidden()
  await input.setInputFiles({ ...(await photo('one.webp')), mimeType: 'image/webp' })
  await expect(rule).toBeVisible()
  await couple.field('Partner name').fill('Grace Hopper')
  await couple.field('Wedding date').fill('2031-05-03')
  await input.setInputFiles(await hugePhoto())
  await couple.button('Final Step').click()
  await expect(page.getByText(/at most 20 MB|20 MB/).first()).toBeVisible()
  await expect(couple.field('Partner name')).toHaveValue('Grace Hopper')
})
