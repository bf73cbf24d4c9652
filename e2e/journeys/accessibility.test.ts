import type { Page } from '@playwright/test'
import { faults, tabTo, tabUntil } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

test('the vision tool passes axe in both themes, from the draft to the credits dialog', async ({
  page,
  servers,
  tool,
  backend,
  email,
}) => {
  async function check(step: string): Promise<void> {
    for (const theme of ['light', 'dark']) {
      // The attribute on the root switches the site to dark mode.
      await page.evaluate((word) => document.documentElement.setAttribute('data-theme', word), theme)
      expect(await faults(page, 'body'), `${step}, ${theme}`).toEqual([])
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${servers.vision}/vision-board/new`)
  await tool.prompt.fill('A garden ceremony at golden hour')
  await check('draft')
  await tool.generate.click()
  await expect(tool.email).toBeFocused()
  await check('email')
  await tool.requestCode(email)
  await check('code')
  let isHeld = true
  await page.route('**/vision/list/*/', (route) => (isHeld ? undefined : route.continue()))
  await tool.code.fill(await backend.mailedCode(email))
  await expect(tool.processing).toBeVisible()
  await check('processing')
  isHeld = false
  await page.reload()
  await tool.waitForImage()
  await check('result')
  await page.route('**/vision/user-credits/', (route) => route.fulfill({ json: { credits: 0, email } }))
  await page.getByRole('button', { name: 'New Vision', exact: true }).click()
  await tool.ask('One more')
  await expect(tool.dialog.getByRole('radio')).toHaveCount(3)
  await check('credits')
})

test('an image, its edits and the payment dialog pass axe', async ({ page, servers, tool, backend, newCouple }) => {
  const check = async (step: string) => expect(await faults(page, 'body'), step).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newCouple({ at: 'vision' })
  const edits = ['Make it dusk', 'More candles', 'White flowers']
  const id = await backend.drawn(await tokenOn(page), 'A garden ceremony at golden hour', edits)
  await page.goto(`${servers.vision}/vision-board/view/${id}`)
  await expect(page.getByRole('radio', { name: 'Edit 3' })).toBeChecked()
  await check('versions')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await check('compare')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: 'Enlarge image' }).click()
  await expect(tool.dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await check('viewer')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Vision' }).click()
  await expect(tool.editPrompt).toBeFocused()
  await check('edit')
  await tool.submitEdit.click()
  await expect(tool.alert).toBeVisible()
  await check('rejected edit')
  await tool.editPrompt.fill('A fourth')
  await tool.submitEdit.click()
  await expect(tool.dialog.getByRole('radio')).toHaveCount(3)
  await check('credits when no edits are left')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Upgrade' }).last().click()
  await tool.dialog.getByRole('radio').first().check()
  await check('credits on request')
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(tool.alert).toHaveText(/declined/)
  await check('checkout with a declined payment')
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByText("Payment canceled. You haven't been charged.")).toBeVisible()
  await check('return from the checkout')
})

test('a vision can be created by keyboard alone', async ({ page, servers, tool, backend, email }) => {
  await page.goto(`${servers.vision}/vision-board/new`)
  await tabTo(page, 'Your dream wedding')
  await page.keyboard.type('A beach wedding at sunset')
  await page.keyboard.press('Control+Enter')
  await expect(tool.email).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tool.dialog).toBeHidden()
  await tabTo(page, 'Generate')
  await page.keyboard.press('Enter')
  await expect(tool.email).toBeFocused()
  await page.keyboard.type(`${email}\n`)
  await expect(tool.code).toBeFocused()
  await page.keyboard.type(await backend.mailedCode(email))
  await tool.waitForImage()
  await tabTo(page, 'Enlarge image')
  await page.keyboard.press('Enter')
  await expect(tool.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tool.dialog).toBeHidden()
  await tabTo(page, 'New Vision')
  await page.keyboard.press('Enter')
  await expect(tool.prompt).toBeVisible()
})

test('a Google sign-in, an edit and a payment work by keyboard alone', async ({ page, servers, tool, email }) => {
  const { keyboard } = page
  const press = async (control: ReturnType<Page['locator']>, key = 'Enter') => {
    await tabUntil(page, control)
    await keyboard.press(key)
  }
  await page.goto(`${servers.vision}/vision-board/new`)
  await tabTo(page, 'Your dream wedding')
  await keyboard.type('A beach wedding at sunset')
  await keyboard.press('Control+Enter')
  await press(tool.dialog.getByRole('link', { name: 'Continue with Google' }))
  await tabUntil(page, page.getByLabel('Another email'))
  await keyboard.type(`${email}\n`)
  await tool.waitForImage()

  await press(page.getByRole('button', { name: 'Edit Vision' }))
  await expect(tool.editPrompt).toBeFocused()
  await keyboard.type('Make it dusk')
  await keyboard.press('Control+Enter')
  await tool.lookBackFor(page.getByRole('radio', { name: 'Edit 1' }))
  await press(page.getByRole('radio', { name: 'Edit 1' }), 'ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Original' })).toBeChecked()

  await press(page.getByRole('button', { name: 'Upgrade' }).last())
  await press(tool.dialog.getByRole('radio').first(), 'Space')
  await press(tool.dialog.getByRole('button', { name: 'Continue' }))
  await press(page.getByRole('button', { name: /^Pay \$/ }))
  await expect(page.getByText('7 visions left', { exact: true })).toBeVisible()
  await expect(tool.mark).toHaveCount(0)
})
