import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { API, ELEMENT, hostHtml, SCRIPT, setupHost } from './host-page.ts'

const open = setupHost()
const VISION = '11111111-1111-4111-8111-111111111111'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Makes the layout as wide as the phone. Without this tag, the layout would be 980 px wide. */
const MOBILE = '<meta name="viewport" content="width=device-width">'
/** The first bytes of an HEIC photo, which desktop browsers cannot decode. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(2_000, 7),
])

const answers = {
  '/vision/user-credits/': { body: { credits: 3, email: 'maya@example.com' } },
  '/vision/list/': { body: { data: [] } },
  [`/vision/list/${VISION}/`]: { body: { id: VISION, title: '', description: '', is_processing: true, images: [] } },
}

function signIn(): void {
  localStorage.setItem('vowkit:http://api.test:token', 't')
}

async function draft({ device = {}, before = signIn } = {}) {
  const { page, complaints } = await open({ html: hostHtml({ head: MOBILE }), answers, device, before })
  const list = page.getByRole('list', { name: 'Reference images' })
  await page.getByRole('textbox', { name: 'Your dream wedding' }).fill('A garden at dusk')
  const pick = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('vision-generator input[type=file]').setInputFiles(files)
  return { page, complaints, list, pick, generate: page.getByRole('button', { name: 'Generate' }) }
}

/**
 * Intercepts the requests that create a vision. Returns a list that collects the request bodies. The fake backend
 * responds with a vision id (`made`) or never responds (`never`).
 */
function create(page: Page, answer: 'made' | 'never'): string[] {
  const bodies: string[] = []
  void page.route(`${API}/vision/list/`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    const headers = { 'access-control-allow-origin': '*' }
    if (answer === 'made') return route.fulfill({ status: 201, headers, json: { id: VISION } })
  })
  return bodies
}

describe('a photo from a phone', () => {
  it.each([
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0001.HEIC', ''],
    ['IMG_0001.JPG', 'image/jpeg'],
    ['photo', 'application/octet-stream'],
  ])('is listed by its file name and is uploaded unchanged: %s as %j', async (name, mimeType) => {
    const { page, list, pick, generate, complaints } = await draft()
    const sent = create(page, 'made')
    await pick({ name, mimeType, buffer: HEIC })
    await list.getByText(name).waitFor()
    expect(await list.locator('img').count()).toBe(0)
    await generate.click()
    await page.locator('vision-generator').getByText('Hang tight or check back later!').waitFor()
    expect(sent[0]).toContain(HEIC.toString('latin1'))
    expect(complaints).toEqual([])
  })
})

it('the vision generator aborts the request when the visitor cancels, and shows the draft again', async () => {
  const { page, pick, generate, list } = await draft()
  create(page, 'never')
  await pick({ name: 'a.heic', mimeType: 'image/heic', buffer: HEIC })
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === `${API}/vision/list/`)
  await generate.click()
  await page.locator('vision-generator').getByRole('button', { name: 'Cancel' }).click()
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
  await list.getByRole('button', { name: 'Remove a.heic' }).click()
  await expect.poll(() => generate.isEnabled()).toBe(true)
})

it('the form of the vision generator reserves no space for a keyboard on a long page in quirks mode', async () => {
  const body = `<p style="height:3000px">A long page</p>${ELEMENT}${SCRIPT}`
  const { page } = await open({ html: hostHtml({ body }).replace('<!doctype html>', '') })
  await page.getByRole('textbox', { name: 'Your dream wedding' }).fill('A garden at dusk')
  // The element renders the `style` attribute after it has handled the resize of the visual viewport.
  const section = page.locator('vision-generator section[style] > form').locator('..')
  expect(await section.evaluate((element) => getComputedStyle(element).paddingBlockEnd)).toBe('0px')
})

it('a press on the Generate button submits the form even if the text box grows by a line during the press', async () => {
  const { page, generate } = await draft({ device: { viewport: { width: 390, height: 800 } }, before: () => {} })
  const box = await generate.boundingBox()
  if (!box) throw new Error('There is no button.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.getByRole('textbox', { name: 'Your dream wedding' }).fill('Lanterns in the trees. '.repeat(12))
  await page.mouse.down()
  const start = await page.evaluate(() => performance.now())
  await page.waitForFunction((start) => performance.now() > start + 400, start)
  await page.mouse.up()
  await page.getByRole('dialog').waitFor()
})

describe('the form of the vision generator on a phone', () => {
  /** Replaces the visual viewport, so that the test can simulate an on-screen keyboard. Runs in the page. */
  function withKeyboard(): void {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  }

  it('keeps the text box and the Generate button above the on-screen keyboard', async () => {
    const { page, generate } = await draft({ device: PHONE, before: withKeyboard })
    await page.locator('vision-generator').evaluate((element) => {
      element.style.cssText = 'display:block;padding-block:300px'
    })
    await page.getByRole('textbox', { name: 'Your dream wedding' }).fill('A garden at dusk. '.repeat(40))
    await page.evaluate(() => {
      window.scrollTo(0, 0)
      Object.assign(window.visualViewport ?? {}, { height: 494 })
    })
    const footOf = async () => {
      // Dispatches one `resize` event per poll, because browsers report each step while the keyboard slides in.
      await page.evaluate(() => window.visualViewport?.dispatchEvent(new Event('resize')))
      const box = await generate.boundingBox()
      return box ? box.y + box.height : 0
    }
    await expect.poll(footOf).toBeLessThanOrEqual(494)
    const box = await page.getByRole('textbox', { name: 'Your dream wedding' }).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.height).toBeGreaterThanOrEqual(80)
  })

  it('offers the camera, but not on a desktop', async () => {
    const phone = await draft({ device: PHONE })
    expect(await phone.page.getByRole('button', { name: 'Take a photo' }).isVisible()).toBe(true)
    const desk = await draft()
    expect(await desk.page.getByRole('button', { name: 'Take a photo' }).isVisible()).toBe(false)
  })
})
