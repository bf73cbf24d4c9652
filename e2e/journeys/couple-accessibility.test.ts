import type { Page } from '@playwright/test'
import { faults, faultsInBothWidths, tabUntil } from '../helpers/accessibility.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'a long walk on the beach'

test('every screen for couples passes axe at both widths', async ({ page, servers, couple, backend, email }) => {
  async function check(step: string): Promise<void> {
    // While a page replaces its prerendered HTML, it may have two level-1 headings.
    await expect(page.getByRole('heading', { level: 1 }).first(), step).toBeAttached()
    expect(await faultsInBothWidths(page, 'body'), step).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(servers.site)
  // The script sets the URL of the link. Before that, the page is prerendered HTML.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeEnabled()
  await check('landing')
  await page.goto(`${servers.site}/nowhere`)
  await check('page not found')

  await page.goto(`${servers.site}/login`)
  await check('login')
  await couple.logIn(email, 'wrong')
  await expect(couple.alert).toBeVisible()
  await check('rejected login')
  await page.goto(`${servers.site}/forgot_password`)
  await check('forgot password')
  await page.goto(`${servers.site}/reset_password/none`)
  await expect(page.getByText('The link is invalid')).toBeVisible()
  await check('invalid link')

  await page.goto(`${servers.site}/onboarding`)
  await check('sign up')
  await couple.button('Next Step').click()
  await expect(couple.field('Name')).toBeFocused()
  await check('rejected sign up')
  await couple.signUp({ name: 'Ada Lovelace', phone: '4155550134', email, password: PASSWORD })
  await expect(couple.field('Partner name')).toBeVisible()
  await check('basic info')
  await couple.button('Final Step').click()
  await page.locator('input[type=file]').setInputFiles(await photo('us.jpg'))
  await check('rejected basic info with a photo')
  await couple.field('Partner name').fill('Grace Hopper')
  await couple.field('Wedding date').fill('2031-05-03')
  await couple.button('Final Step').click()
  await expect(page.getByRole('checkbox', { name: 'Florists' })).toBeAttached()
  await check('preferences')
  // The last check leaves the window narrow, so that each question has its own screen.
  await couple.button('Next').click()
  await expect(couple.alert.first()).toBeVisible()
  await check('rejected preferences')

  await page.goto(`${servers.site}/dashboard`)
  await expect(page.getByText('Your board is empty!')).toBeVisible()
  await check('empty board')
  await page.getByRole('button', { name: 'Your account' }).click()
  await check('account menu')
  await page.keyboard.press('Escape')
  // The last check leaves the window narrow.
  await couple.button('Menu').click()
  expect(await faults(page, 'body')).toEqual([])
  await page.keyboard.press('Escape')
  await couple.button('Add Inspiration').first().click()
  await check('new inspiration')
  await couple.dialog.getByRole('button', { name: 'Add to board' }).click()
  await check('rejected new inspiration')
  await page.keyboard.press('Escape')
  await couple.addInspiration('Cakes', 'Three tiers', await photo('a.jpg'), await photo('b.jpg', '#8a4fd0'))
  await expect(page.getByRole('article', { name: 'Cakes' })).toBeVisible()
  await check('board')

  await page.goto(`${servers.site}/settings`)
  await expect(couple.field('First name')).toHaveValue('Ada')
  await check('settings')
  await couple.field('Wedding location').fill('Sonoma')
  await check('changed settings')
  await couple.button('Change Password').click()
  await check('change password')
  await couple.dialog.getByLabel('Current password').fill('wrong')
  await couple.dialog.getByLabel('New password', { exact: true }).fill('another long walk')
  await couple.dialog.getByLabel('Confirm new password').fill('another long walk')
  await couple.dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(couple.dialog.getByText('Please check the password again!')).toBeVisible()
  await check('rejected change of password')
  await page.keyboard.press('Escape')
  await page.goto(`${servers.site}/chat`)
  await check('chat')

  await couple.logOut()
  await page.goto(`${servers.site}/forgot_password`)
  await couple.email.fill(email)
  await page.getByRole('checkbox').check()
  await couple.button('Reset password').click()
  await expect(page.getByText(email)).toBeVisible()
  await check('link sent')
  await page.goto(servers.site + (await backend.mailedResetPath(email)))
  await expect(couple.field('New password')).toBeVisible()
  await check('new password')
})

test('a couple signs up, saves an inspiration and logs out by keyboard alone', async ({
  page,
  servers,
  couple,
  email,
}) => {
  const { keyboard } = page
  const go = async (control: ReturnType<Page['locator']>, text?: string) => {
    await tabUntil(page, control)
    if (text !== undefined) await keyboard.type(text)
  }
  await page.goto(servers.site)
  await go(page.getByRole('banner').getByRole('link', { name: 'Sign up' }))
  await keyboard.press('Enter')
  await go(couple.field('Name'), 'Ada Lovelace')
  await go(couple.field('Phone number'), '4155550134')
  await go(couple.email, email)
  await go(couple.password, PASSWORD)
  await go(page.getByRole('checkbox', { name: /terms/i }))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await go(couple.field('Partner name'), 'Grace Hopper')
  await go(couple.field('Wedding date'), '05032031')
  await keyboard.press('Enter')
  await go(page.getByRole('checkbox', { name: 'Florists' }))
  await keyboard.press('Space')
  await go(page.getByRole('checkbox', { name: 'Romantic' }))
  await keyboard.press('Space')
  await go(page.getByRole('radio').first())
  await keyboard.press('Space')
  await keyboard.press('ArrowRight')
  await go(couple.button('Finish'))
  await keyboard.press('Enter')
  await expect(couple.board).toBeVisible()

  await go(couple.button('Add Inspiration').first())
  await keyboard.press('Enter')
  await expect(couple.dialog).toBeVisible()
  await go(couple.dialog.getByLabel('Category'), 'Cakes')
  await go(couple.dialog.getByLabel(/^Description/), 'Three tiers')
  await couple.dialog.locator('input[type=file]').setInputFiles(await photo('cake.jpg'))
  await go(couple.dialog.getByRole('button', { name: 'Add to board' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Cakes' })).toBeVisible()

  await go(page.getByRole('button', { name: 'Your account' }))
  await keyboard.press('Enter')
  await go(page.getByRole('link', { name: 'Logout' }))
  await keyboard.press('Enter')
  await go(couple.email, email)
  await go(couple.password, PASSWORD)
  await keyboard.press('Enter')
  await expect(couple.board).toBeVisible()
})

test('a couple changes settings and resets a password by keyboard alone', async ({
  page,
  servers,
  couple,
  backend,
  newCouple,
}) => {
  const { keyboard } = page
  const { email } = await newCouple()
  await page.goto(`${servers.site}/settings`)
  await expect(couple.field('First name')).toHaveValue('Ada')
  await tabUntil(page, couple.field('First name'))
  await keyboard.type('Augusta')
  await tabUntil(page, couple.button('Save Changes'))
  await keyboard.press('Enter')
  await expect(couple.button('Saved')).toBeDisabled()

  await page.goto(`${servers.site}/logout`)
  await expect(couple.email).toBeVisible()
  await tabUntil(page, page.getByRole('link', { name: 'Forgot password?' }))
  await keyboard.press('Enter')
  await expect(couple.button('Reset password')).toBeVisible()
  await tabUntil(page, couple.email)
  await keyboard.type(email)
  await tabUntil(page, page.getByRole('checkbox'))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(servers.site + (await backend.mailedResetPath(email)))
  await tabUntil(page, couple.field('New password'))
  await keyboard.type('a second walk')
  await tabUntil(page, couple.field('Confirm password'))
  await keyboard.type('a second walk')
  await tabUntil(page, page.getByRole('checkbox'))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(couple.board).toBeVisible()
  await expect(couple.card).toContainText('Augusta')
})
