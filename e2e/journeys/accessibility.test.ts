import { faults, tabTo } from '../helpers/accessibility.ts'
import { expect, test } from '../test.ts'

const PLACES = [
  { place: 'a partner page', origin: 'partner', path: '/', only: 'vision-generator', colorScheme: 'light' },
  {
    place: 'the playground',
    origin: 'playground',
    path: '/vision-generator',
    only: 'vision-generator',
    colorScheme: 'dark',
  },
  { place: 'the vision site', origin: 'vision', path: '/vision-board/new', only: 'body', colorScheme: 'light' },
  { place: 'the vision site', origin: 'vision', path: '/vision-board/new', only: 'body', colorScheme: 'dark' },
] as const

for (const { place, origin, path, only, colorScheme } of PLACES)
  test(`can be used by everybody on ${place}, ${colorScheme}`, async ({ page, servers, tool, backend, email }) => {
    async function check(step: string): Promise<void> {
      // Our site goes dark by this word on its root.
      if (origin === 'vision')
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), colorScheme)
      expect(await faults(page, only), step).toEqual([])
    }
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(servers[origin] + path)
    if (origin === 'playground') await page.locator(only).evaluate((tool) => tool.setAttribute('theme', 'auto'))
    await tool.words.fill('A garden ceremony at golden hour')
    await check('draft')
    await tool.generate.click()
    await expect(tool.email).toBeFocused()
    await check('e-mail')
    await tool.requestCode(email)
    await check('code')
    let isHeld = true
    await page.route('**/vision/list/*/', (route) => (isHeld ? undefined : route.continue()))
    await tool.code.fill(await backend.mailedCode(email))
    await expect(tool.processing).toBeVisible()
    await check('processing')
    isHeld = false
    await page.reload()
    await tool.waitForPicture()
    await check('result')
    await page.route('**/vision/user-credits/', (route) => route.fulfill({ json: { credits: 0, email } }))
    await page.getByRole('button', { name: 'New Vision', exact: true }).click()
    await tool.ask('One more')
    await expect(tool.dialog.getByRole('radio')).toHaveCount(3)
    await check('credits')
  })

test('is a journey for the keyboard alone', async ({ page, servers, tool, backend, email }) => {
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
  await tool.waitForPicture()
  await tabTo(page, 'Enlarge the picture')
  await page.keyboard.press('Enter')
  await expect(tool.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tool.dialog).toBeHidden()
  await tabTo(page, 'New Vision')
  await page.keyboard.press('Enter')
  await expect(tool.words).toBeVisible()
})
