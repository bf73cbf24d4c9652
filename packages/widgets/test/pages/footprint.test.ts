import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { API, ELEMENT, hostHtml, SCRIPT, setupHost } from './host-page.ts'

const open = setupHost()
const PROBES =
  '<h1>Host</h1><p>Text <a href="/">link</a></p><button>b</button><input><textarea></textarea><dialog></dialog>'

/** Watches, from before the first script, for everything a quiet element must not do. */
function watchQuiet(): void {
  const did: string[] = []
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    did.push(`storage ${key}`)
    return setItem.call(this, key, value)
  }
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      did.push(`socket ${url}`)
      super(url)
    }
  }
  const { add } = FontFaceSet.prototype
  FontFaceSet.prototype.add = function (face) {
    did.push(`font ${face.family}`)
    return add.call(this, face)
  }
  Object.defineProperty(window, 'quiet', {
    value: { did, globals: Object.getOwnPropertyNames(window) },
    enumerable: false,
  })
}

function footprint(page: Page) {
  return page.evaluate(() => {
    const looks = (node: Element) => {
      const style = getComputedStyle(node)
      return Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';')
    }
    const { did, globals } = Reflect.get(window, 'quiet') as { did: string[]; globals: string[] }
    return {
      did,
      newGlobals: Object.getOwnPropertyNames(window).filter((name) => name !== 'quiet' && !globals.includes(name)),
      inHead: document.head.querySelectorAll('style, link[rel=stylesheet], link[rel=modulepreload]').length,
      sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
      bodyStyle: document.body.getAttribute('style'),
      rootStyle: document.documentElement.getAttribute('style'),
      atBodyEnd: document.body.lastElementChild?.localName,
      scrollY: window.scrollY,
      fonts: document.fonts.size,
      active: document.activeElement?.localName,
      probes: [...document.querySelectorAll('h1, p, a, body > button, body > input, body > textarea')].map(looks),
    }
  })
}

it('leaves the page as it was: its globals, head, styles, focus and scroll', async () => {
  const bare = await open({ html: hostHtml({ body: `${PROBES}<div style="height:430px"></div>` }), before: watchQuiet })
  const before = await footprint(bare.page)
  const { page, complaints } = await open({
    html: hostHtml({ body: `${PROBES}${ELEMENT}${SCRIPT}` }),
    before: watchQuiet,
  })
  await page
    .getByRole('textbox', { name: /wedding|describe/i })
    .first()
    .waitFor()
  const { probes, atBodyEnd, newGlobals, ...after } = await footprint(page)
  expect(after).toMatchObject({ inHead: 0, sheets: 0, bodyStyle: null, rootStyle: null, scrollY: 0, active: 'body' })
  expect(atBodyEnd).toBe('script')
  // nanostores leaves one, by which its copies in several bundles find each other.
  expect(newGlobals).toEqual(['nanostoresGlobal'])
  expect(probes.length).toBe(6)
  expect(probes.filter((looks, index) => looks !== before.probes[index])).toEqual([])
  expect(complaints).toEqual([])
})

it('asks, stores, connects and loads nothing until a person touches it', async () => {
  const { page, requests } = await open({ html: hostHtml(), before: watchQuiet })
  await page.locator('vision-generator textarea').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requests).toEqual([`${API}/embed/v1/vision-generator.js`])
  expect((await footprint(page)).did).toEqual([])
  await page.locator('vision-generator textarea').fill('Fog')
  await expect.poll(async () => (await footprint(page)).did.length).toBeGreaterThan(0)
})

it('shows nothing of the person in the markup or the address', async () => {
  const { page } = await open({ html: hostHtml() })
  await page.locator('vision-generator textarea').fill('Our secret barn')
  expect(await page.content()).not.toContain('secret')
  expect(page.url()).not.toContain('secret')
  expect(await page.locator('vision-generator').evaluate((element) => element.outerHTML)).toBe(ELEMENT)
})

it('moves nothing on the page after it has been laid out', async () => {
  const { page } = await open({
    html: hostHtml({ body: `<h1>Host</h1>${ELEMENT}<p>After</p>`, head: SCRIPT }),
    before: () => {
      const shifts: number[] = []
      Object.defineProperty(window, 'shifts', { value: shifts, enumerable: false })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    },
  })
  await page.locator('vision-generator textarea').fill('Fog over the vines')
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})
