import { faults, tabUntil } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'A garden ceremony at golden hour with a moon gate, lanterns, a bride and a groom'

test('a couple taps the arch in the image and changes it, and removes the lanterns with the keyboard', async ({
  page,
  servers,
  tool,
  backend,
  newCouple,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await newCouple()
  const id = await backend.drawn(await tokenOn(page), PROMPT)
  await page.goto(`${servers.site}/vision-board/view/${id}`)
  await tool.waitForImage()
  await expect(page.getByText('Tap anything in the image to change it')).toBeVisible()
  expect(await faults(page, 'body')).toEqual([])

  // The upper part of the moon gate, above the couple.
  const arch = page.getByRole('button', { name: 'Change the moon gate' })
  await arch.click({ position: { x: 60, y: 20 } })
  await expect(tool.dialog.getByRole('button')).toHaveText([
    '',
    'Wooden arbor',
    'Asymmetric arch',
    'Draped arch',
    'Remove',
  ])
  await expect(tool.dialog.getByText('This uses 1 of your 3 edits.')).toBeVisible()
  expect(await faults(page, 'body')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(tool.dialog).toBeHidden()
  await expect(arch).toBeFocused()

  await page.keyboard.press('Enter')
  await tool.dialog.getByRole('button', { name: 'Draped arch' }).click()
  await expect(page.getByText('2 edits remaining')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge image' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Your edits' })).toContainText('Replaced moon gate with draped arch')
  await tool.waitForImage()
  await expect(page.getByRole('radio', { name: 'Edit 1' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Change the draped arch' })).toBeAttached()

  await tabUntil(page, page.getByRole('button', { name: 'Change the lanterns' }))
  await page.keyboard.press('Enter')
  await tabUntil(page, tool.dialog.getByRole('button', { name: 'Remove' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Your edits' })).toContainText('Removed lanterns')
  await expect(page.getByRole('button', { name: 'Change the draped arch' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Change the lanterns' })).toBeHidden()
})

test('a couple changes the sky on a phone in Spanish', async ({ browser, servers, backend, newCouple, page }) => {
  await newCouple()
  const token = await tokenOn(page)
  const id = await backend.drawn(token, PROMPT)
  const state = await page.context().storageState()
  const phone = await browser.newContext({
    storageState: state,
    locale: 'es-MX',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const screen = await phone.newPage()
  await screen.goto(`${servers.site}/vision-board/view/${id}`)
  await expect(screen.getByText('Toca cualquier cosa de la imagen para cambiarla')).toBeVisible()
  expect(await faults(screen, 'body')).toEqual([])
  await screen.getByRole('button', { name: 'Cambiar: cielo' }).tap({ position: { x: 150, y: 20 } })
  await screen.getByRole('dialog').getByRole('button', { name: 'De noche' }).tap()
  await expect(screen.getByText('Momento: de noche')).toBeVisible()
  await phone.close()
})
