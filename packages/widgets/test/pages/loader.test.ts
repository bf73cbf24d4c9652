import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { version } from '../../vite.shared.ts'
import { API, ELEMENT, hostHtml, setupHost } from './host-page.ts'
import { assistant } from './subjects.ts'

const open = setupHost()
const LOADER = `${API}/embed/v1/loader.js`
const TAG = `<script src="${LOADER}"></script>`

/** A script that records the codes of `vk-error` events on the page. */
const LISTEN = `<script>var heard=[];addEventListener('vk-error',function(event){heard.push(event.detail.code)})</script>`

describe('the loader script', () => {
  it('runs once per page, and logs a warning with both versions if a second loader is added', async () => {
    const { page, complaints, requests } = await open({ html: hostHtml({ body: `${ELEMENT}${TAG}${TAG}` }) })
    const newer = (await readFile(join(inject('builtFolder'), 'loader.js'), 'utf8')).replaceAll(version, '9.9.9')
    await page
      .context()
      .route('**/embed/v2/loader.js', (route) => route.fulfill({ body: newer, contentType: 'text/javascript' }))
    await page.addScriptTag({ url: `${API}/embed/v2/loader.js` })
    await page.locator('vision-generator textarea').waitFor()
    expect(complaints).toEqual([`loader.js 9.9.9 is not used, because ${version} was loaded first.`])
    expect(requests.filter((url) => url.endsWith('vision-generator.mjs'))).toEqual([
      `${API}/embed/v1/vision-generator.mjs`,
    ])
  })

  it('resolves its base URL even if a plugin delays its script', async () => {
    const { page, complaints } = await open({ html: hostHtml({ body: ELEMENT }) })
    await page.addScriptTag({ url: LOADER, type: 'module' })
    await page.locator('vision-generator textarea').waitFor()
    expect(complaints).toEqual([])
  })

  it('logs an error when it cannot find its folder', async () => {
    const code = await readFile(join(inject('builtFolder'), 'loader.js'), 'utf8')
    const { page, complaints } = await open({ html: hostHtml({ body: ELEMENT }) })
    await page.addScriptTag({ content: code })
    expect(complaints).toEqual(['loader.js cannot determine its URL. Load it with its own script tag.'])
  })

  it('shows a message and dispatches vk-error when the code of an element is blocked', async () => {
    const { page } = await open({ html: hostHtml({ body: `${LISTEN}${ELEMENT}` }) })
    let isBlocked = true
    await page.context().route('**/vision-generator.mjs', (route) => (isBlocked ? route.abort() : route.fallback()))
    await page.addScriptTag({ url: LOADER })
    const note = page.getByRole('alert')
    expect(await note.textContent()).toBe('This widget could not be loaded.')
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['load_failed'])
    isBlocked = false
    await note.hover()
    await page.locator('vision-generator textarea').waitFor()
    expect(await page.locator('vision-generator').evaluate((element) => element.outerHTML)).toBe(ELEMENT)
  })
})

describe('an element whose module failed to load in a browser that caches the failure', () => {
  it('loads its classic script instead', async () => {
    const { page } = await open({ html: hostHtml({ body: ELEMENT }) })
    await page.context().route('**/*.mjs', (route) => route.abort())
    await page.addScriptTag({ url: LOADER })
    await page.getByRole('alert').hover()
    await page.locator('vision-generator textarea').waitFor()
  })
})

describe('the assistant on a page with the loader script', () => {
  it('loads when the page is idle, wherever its tag is, and runs queued method calls', async () => {
    const body = `<div style="height:4000px"></div>${assistant.html.replace(' open', '')}`
    const { page, complaints } = await open({ html: hostHtml({ body }), answers: assistant.answers })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.context().route('**/wedding-assistant.mjs', async (route) => {
      await held
      await route.fallback()
    })
    await page.addScriptTag({ url: LOADER })
    await page.evaluate(() => document.querySelector('wedding-assistant')?.show())
    release()
    await page.locator(assistant.ready).first().waitFor()
    const isOwn = await page.locator('wedding-assistant').evaluate((element) => Object.hasOwn(element, 'show'))
    expect(isOwn).toBe(false)
    expect(complaints).toEqual([])
  })
})

describe('an element with an invalid api-host attribute', () => {
  it.each(['api.example.com', '/api', 'javascript:alert(1)'])(
    'shows an error and dispatches vk-error for %s',
    async (apiHost) => {
      const html = `${LISTEN}<vision-generator api-host="${apiHost}"></vision-generator>${TAG}`
      const { page, complaints, requests } = await open({ html: hostHtml({ body: html }) })
      await page.getByRole('alert').waitFor()
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['api_host_invalid'])
      await expect.poll(() => complaints.join()).toContain('<vision-generator> api_host_invalid')
      expect(requests.every((url) => url.startsWith(`${API}/embed/v1/`))).toBe(true)
    },
  )
})
