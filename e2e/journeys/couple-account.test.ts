import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'a long walk on the beach'
const NEXT_YEAR = new Date().getFullYear() + 1

test('a couple signs up, logs in and changes every setting', async ({ page, servers, couple, backend, email }) => {
  const fits = async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }

  await test.step('the couple creates an account from the front page', async () => {
    await page.goto(servers.site)
    await fits()
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await couple.signUp({ name: 'Ada Lovelace', phone: '(415) 555-0134', email, password: PASSWORD })
  })

  await test.step('the couple enters the partner, the date and a photo', async () => {
    await couple.field('Partner name').fill('Grace Hopper')
    await couple.field('Partner email').fill('grace@example.com')
    await couple.field('Wedding date').fill(`${NEXT_YEAR}-05-03`)
    await page.locator('input[type=file]').setInputFiles(await photo('us.jpg'))
    await fits()
    await couple.button('Final Step').click()
  })

  await test.step('the couple chooses preferences, one question at a time in the narrow window', async () => {
    await page.getByRole('checkbox', { name: 'Florists' }).check({ force: true })
    await couple.button('Next').click()
    await page.getByRole('checkbox', { name: 'Romantic' }).check({ force: true })
    await page.getByRole('checkbox', { name: 'Garden' }).check({ force: true })
    await couple.button('Next').click()
    await page.getByRole('radio', { name: '$20,000-$30,000' }).check({ force: true })
    await fits()
    await couple.button('Finish').click()
  })

  await test.step('the couple opens the board and adds an inspiration', async () => {
    await expect(couple.board).toBeVisible()
    await expect(page).toHaveURL(`${servers.site}/dashboard`)
    await expect(couple.card).toContainText(/Ada Lovelace\s*& Grace Hopper/)
    await expect(couple.card).toContainText(`May 3rd, ${NEXT_YEAR}`)
    await expect(couple.card.getByText(/^\d+ days left$/)).toHaveCount(1)
    await expect(page.getByText('Your board is empty! Add your inspiration now')).toBeVisible()
    await couple.addInspiration(
      'Florists',
      'Peonies by the armful',
      await photo('a.jpg'),
      await photo('b.jpg', '#8a4fd0'),
    )
    const idea = page.getByRole('article', { name: 'Florists' })
    await expect(idea).toContainText('Peonies by the armful')
    await expect(idea.getByRole('link', { name: 'Find Florists' })).toHaveAttribute(
      'href',
      /\/dashboard\/search\?categories=\d+$/,
    )
    await idea.getByRole('button', { name: 'Next picture' }).click({ force: true })
    await fits()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('listitem').filter({ has: idea })).toHaveCSS('break-inside', 'avoid')
    await page.emulateMedia({ media: null })
  })

  await test.step('the couple changes every setting', async () => {
    await page.goto(`${servers.site}/settings`)
    await expect(couple.field('First name')).toHaveValue('Ada')
    await expect(couple.button('Saved')).toBeDisabled()
    await couple.field('First name').fill('Augusta')
    await couple.field('Last name').fill('King')
    await couple.field('Partner name').fill('Grace Murray')
    await couple.field("Partner's email").fill('murray@example.com')
    await couple.field('Wedding date').fill(`${NEXT_YEAR}-06-21`)
    await couple.field('Wedding location').fill('Sonoma')
    await couple.button('Save Changes').click()
    await expect(couple.button('Saved')).toBeDisabled()
    await page.locator('input[type=file]').setInputFiles(await photo('new.jpg', '#4f49bf'))
    await couple.button('Save picture').click()
    await fits()
    await couple.button('Change Password').click()
    await couple.dialog.getByLabel('Current password').fill(PASSWORD)
    await couple.dialog.getByLabel('New password', { exact: true }).fill('another long walk')
    await couple.dialog.getByLabel('Confirm new password').fill('another long walk')
    await couple.dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(couple.dialog.getByText('Password updated successfully')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(couple.field('First name')).toHaveValue('Augusta')
    await expect(couple.field('Wedding location')).toHaveValue('Sonoma')
    await expect(couple.field('Wedding date')).toHaveValue(`${NEXT_YEAR}-06-21`)
  })

  await test.step('the couple logs out, and logs in to the requested page', async () => {
    await couple.logOut()
    await page.goto(`${servers.site}/settings?from=mail`)
    await expect(page).toHaveURL(`${servers.site}/login?next_url=%2Fsettings%3Ffrom%3Dmail`)
    await couple.logIn(email, PASSWORD)
    await expect(couple.alert).toContainText('Invalid credentials, please try again.')
    await couple.logIn(email, 'another long walk')
    await expect(page).toHaveURL(`${servers.site}/settings?from=mail`)
    await couple.logOut()
  })

  await test.step('the couple resets a forgotten password', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await couple.email.fill(email)
    await page.getByRole('checkbox').check()
    await couple.button('Reset password').click()
    await expect(page.getByText(email)).toBeVisible()
    const link = servers.site + (await backend.mailedResetPath(email))
    await page.goto(link)
    await couple.field('New password').fill('a third walk, at night')
    await couple.field('Confirm password').fill('a third walk, at night')
    await page.getByRole('checkbox').check()
    await couple.button('Reset password').click()
    await expect(couple.board).toBeVisible()
    await couple.logOut()
    await page.goto(link)
    await expect(page.getByText('The link is invalid')).toBeVisible()
    await page.goto(`${servers.site}/login`)
    await couple.logIn(email, 'a third walk, at night')
    await expect(couple.board).toBeVisible()
    await expect(couple.card).toContainText(/Augusta King\s*& Grace Murray/)
  })
})
