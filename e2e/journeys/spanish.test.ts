import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { expect, test } from '../test.ts'

test.use({ locale: 'es-MX' })

test('a Spanish browser gets every page in Spanish from its first byte', async ({ page, servers }) => {
  const answer = await page.goto(servers.site)
  expect(answer?.headers()['content-language']).toBe('es')
  expect(await answer?.text()).toContain('<html lang="es">')
  await expect(page.getByRole('heading', { level: 1, name: 'Dale vida a la boda de tus sueños' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Registrarse' })).toBeEnabled()
  await expect(page).toHaveTitle('Dale vida a la boda de tus sueños · Vowkit')
  expect(await faultsInBothWidths(page, 'body')).toEqual([])
})

test('the chosen language is kept after a reload and on other screens, and changing it keeps typed text', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.site}/login`)
  const switchTo = (name: string) => page.getByRole('contentinfo').getByRole('button', { name, exact: true })
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('maya@example.com')
  await switchTo('English').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Couples Log In' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maya@example.com')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Couples Log In' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await switchTo('Español').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acceso para parejas' })).toBeVisible()
  await page.goto(`${servers.site}/forgot_password`)
  await expect(page.getByRole('heading', { level: 1, name: '¿Olvidaste tu contraseña?' })).toBeVisible()
})

test('a couple uses their screens in Spanish', async ({ page, servers, newCouple }) => {
  await newCouple()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, heading] of [
    ['/dashboard', 'El tablero de tu boda'],
    ['/dashboard/search', 'Buscar'],
    ['/settings', 'Configuración'],
    ['/vision-board/new', 'Dale vida a la boda de tus sueños'],
  ] as const) {
    await page.goto(servers.site + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('[inert]')).toHaveCount(0)
    expect(await faultsInBothWidths(page, 'body'), path).toEqual([])
  }
})
