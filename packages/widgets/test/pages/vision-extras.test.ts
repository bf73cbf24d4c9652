import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { API, ELEMENT, type HostOptions, hostHtml, SCRIPT, setupHost } from './host-page.ts'

const open = setupHost()
const VISION = '11111111-1111-4111-8111-111111111111'
const PICTURE = `${API}/pictures/1.png`
/** A PNG image of one transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** The strictest Content Security Policy that the elements support. */
const POLICY = `default-src 'none'; script-src ${API}; connect-src ${API}; img-src ${API} data: blob:`

const drawn = {
  id: VISION,
  title: 'Fog',
  description: 'Fog over the vines',
  images: [],
  result_image: PICTURE,
  original_image: PICTURE,
  history_images: [{ description: 'Make it dusk', image: PICTURE }],
}
const answers: NonNullable<HostOptions['answers']> = {
  '/auth/login_vision/': { body: { token: 't', userId: 7, username: 'maya' } },
  '/vision/user-credits/': { body: { credits: 3, email: 'maya@example.com' } },
  '/vision/vision-packs/': { body: [{ id: 1, credits: 5, price: '4.99' }] },
  '/vision/list/': { body: { id: VISION, data: [drawn] } },
  [`/vision/list/${VISION}/`]: { body: drawn },
}

/** Opens a page, signs a visitor in and generates a vision. */
async function drawnOn(given: Partial<HostOptions> = {}) {
  const host = await open({ html: hostHtml(), headers: { 'content-security-policy': POLICY }, answers, ...given })
  const element = host.page.locator('vision-generator')
  const press = (name: string) => element.getByRole('button', { name }).first().click()
  await element.locator('textarea').fill('Fog over the vines')
  await press('Generate')
  await element.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
  await host.page.keyboard.press('Enter')
  await element.getByRole('textbox', { name: 'Verification code' }).fill('4711')
  await element.getByRole('img', { name: /^Your vision/ }).waitFor()
  return { ...host, element, press, scripts: () => host.requests.filter((url) => url.includes('/embed/')) }
}

const blockExtras = async (page: Page) => {
  let isBlocked = true
  await page.context().route('**/chunks/*', (route) => (isBlocked ? route.abort() : route.fallback()))
  return () => {
    isBlocked = false
  }
}

describe('the classic script of the vision generator', () => {
  it('requests each file once and from its own folder while the visitor drafts, edits, buys a pack and opens the board', async () => {
    const { element, press, scripts, complaints } = await drawnOn()
    await press('Edit Vision')
    await element.locator('.vk-edit textarea').fill('Make it dawn')
    await press('Submit Edits')
    await element.locator('.vk-edit textarea').waitFor({ state: 'hidden' })
    await press('Upgrade')
    await element.getByRole('radio').first().waitFor()
    await press('Close')
    await press('Enlarge image')
    await element.getByRole('dialog', { name: 'Fog' }).getByRole('button', { name: 'Zoom in' }).waitFor()
    await press('Close')
    await press('New Vision')
    await element.locator('textarea').fill('Lanterns')
    await press('View Your Vision Board')
    await element.getByRole('heading', { name: 'Your Vision Board' }).waitFor()
    const [first, ...later] = scripts()
    expect(first).toBe(`${API}/embed/v1/vision-generator.js`)
    expect(later.filter((url) => !url.startsWith(`${API}/embed/v1/chunks/`))).toEqual([])
    expect(new Set(later).size).toBe(later.length)
    expect(complaints).toEqual([])
  })

  it('shows an error when the board could not be loaded, and loads the board after "Try again"', async () => {
    const { page, element, press } = await drawnOn()
    await press('New Vision')
    await element.locator('textarea').fill('Lanterns')
    const unblock = await blockExtras(page)
    await press('View Your Vision Board')
    await element.getByText("This section didn't load.").waitFor()
    unblock()
    await press('Try again')
    await element.getByRole('heading', { name: 'Your Vision Board' }).waitFor()
  })

  it('loads its chunks under a CSP that trusts the script by nonce or hash', async () => {
    const { integrity } = JSON.parse(await readFile(join(inject('builtFolder'), 'manifest.json'), 'utf8'))
    const named = `nonce="n" crossorigin="anonymous" integrity="${integrity['vision-generator.js']}"`
    const { page, complaints } = await open({
      html: hostHtml({ body: ELEMENT + SCRIPT.replace(' ', ` ${named} `) }),
      headers: { 'content-security-policy': POLICY.replace(`script-src ${API}`, "script-src 'nonce-n'") },
    })
    const picker = page.locator('vision-generator input[type=file]')
    await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
    await page.getByRole('list', { name: 'Reference images' }).getByRole('button', { name: 'Remove a.png' }).waitFor()
    expect(complaints).toEqual([])
  })
})
