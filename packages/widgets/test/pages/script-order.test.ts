import { describe, expect, it } from 'vitest'
import { API, ELEMENT, hostHtml, SCRIPT, setupHost } from './host-page.ts'

const open = setupHost()
const SRC = `${API}/embed/v1/vision-generator.js`
const MODULE = `${API}/embed/v1/vision-generator.mjs`
const LOADER = `${API}/embed/v1/loader.js`
const inject = (src: string) =>
  `<script>addEventListener('load',function(){var s=document.createElement('script');s.src='${src}';document.body.append(s)})</script>`

const orders = {
  'in the head, blocking': hostHtml({ head: SCRIPT, body: ELEMENT }),
  'after the element': hostHtml({ body: `${ELEMENT}${SCRIPT}` }),
  'async, before the element': hostHtml({ head: `<script async src="${SRC}"></script>`, body: ELEMENT }),
  deferred: hostHtml({ head: `<script defer src="${SRC}"></script>`, body: ELEMENT }),
  'as a module': hostHtml({ head: `<script type="module" src="${MODULE}"></script>`, body: ELEMENT }),
  'injected late': hostHtml({ body: `${ELEMENT}${inject(SRC)}` }),
  twice: hostHtml({ head: SCRIPT, body: `${ELEMENT}${SCRIPT}` }),
  'twice, as script and as module': hostHtml({
    head: SCRIPT,
    body: `${ELEMENT}<script type="module" src="${MODULE}"></script>`,
  }),
  'by the loader': hostHtml({ head: `<script src="${LOADER}"></script>`, body: ELEMENT }),
  'by the loader, async and late': hostHtml({ body: `${ELEMENT}${inject(LOADER)}` }),
  'by the loader, twice': hostHtml({ head: `<script src="${LOADER}"></script>`.repeat(2), body: ELEMENT }),
}

describe('the script', () => {
  it.each(Object.entries(orders))('may come %s', async (_order, html) => {
    const { page, complaints } = await open({ html })
    await page.locator('vision-generator textarea').fill('Fog')
    expect(await page.locator('vision-generator textarea').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('finds its backend where it came from', async () => {
    const { page, requests } = await open({ html: hostHtml() })
    await page.locator('vision-generator textarea').fill('Fog over the vines')
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => requests.filter((url) => url.includes('/auth/login_vision/')).length).toBeGreaterThan(0)
    expect(requests.every((url) => url.startsWith(API))).toBe(true)
  })
})

describe('the loader', () => {
  it('loads nothing for an element far below, then its code when somebody scrolls there', async () => {
    const { page, requests } = await open({
      html: hostHtml({
        head: `<script src="${LOADER}"></script>`,
        body: `<div style="height:4000px"></div>${ELEMENT}`,
      }),
    })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(requests).toEqual([LOADER])
    await page.evaluate(() => window.scrollTo(0, 3800))
    await page.locator('vision-generator textarea').waitFor()
  })

  it('loads for an element added later', async () => {
    const { page } = await open({ html: hostHtml({ body: `<script src="${LOADER}"></script>` }) })
    await page.evaluate(() => document.body.append(document.createElement('vision-generator')))
    await page.locator('vision-generator textarea').waitFor()
  })

  it('says what could not be loaded, keeps the fallback, and tries again when it is reached for', async () => {
    const { page, complaints } = await open({
      html: hostHtml({ body: `<vision-generator><a href="#mail">Write to us</a></vision-generator>` }),
    })
    let isBlocked = true
    await page.context().route('**/vision-generator.mjs', (route) => (isBlocked ? route.abort() : route.fallback()))
    await page.addScriptTag({ url: LOADER })
    await expect.poll(() => complaints.join()).toContain('<vision-generator> could not be loaded from http://api.test')
    expect(await page.getByText('Write to us').isVisible()).toBe(true)
    isBlocked = false
    await page.getByText('Write to us').hover()
    await page.locator('vision-generator textarea').waitFor()
  })
})
