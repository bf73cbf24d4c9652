import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allShown, everything, useAll } from './everything.ts'
import { API, hostHtml, setupHost } from './host-page.ts'
import { assistant, subjects } from './subjects.ts'

const open = setupHost()
const { html, scripts, given } = everything
const PROBES =
  '<header style="position:fixed;top:0;left:0">Menu</header><h1>Host</h1><p>Text <a href="/">link</a></p><button>b</button><input><textarea></textarea><dialog></dialog>'
/** Makes the page taller than the window, whether or not the page contains elements. */
const REST = '<div style="height:3000px"></div>'
const pageWith = (elements: string) => hostHtml({ body: PROBES + elements + REST + scripts })
/** Options for a page whose height does not depend on the elements. */
const SAME = {
  ...given,
  others: { '/column.css': '#column{width:800px;height:400px;overflow:auto}' },
  before: watchQuiet,
}

/**
 * Records storage writes, sockets and fonts, which an element must not use before an interaction. Runs before the first
 * script of the page.
 */
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
  const fontSet = Object.getPrototypeOf(document.fonts)
  const { add } = fontSet
  fontSet.add = function (face: FontFace) {
    did.push(`font ${face.family}`)
    return add.call(this, face)
  }
  Object.defineProperty(window, 'quiet', {
    value: { did, globals: Object.getOwnPropertyNames(window) },
    enumerable: false,
  })
}

const quietly = (page: Page) => page.evaluate(() => (Reflect.get(window, 'quiet') as { did: string[] }).did)

/** Returns everything that an element could change on the page, such as the computed styles of the page's own nodes. */
function footprint(page: Page) {
  return page.evaluate(() => {
    const looks = (node: Element) => {
      const style = getComputedStyle(node)
      return Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';')
    }
    const { globals } = Reflect.get(window, 'quiet') as { globals: string[] }
    return {
      newGlobals: Object.getOwnPropertyNames(window).filter((name) => name !== 'quiet' && !globals.includes(name)),
      inHead: document.head.querySelectorAll('style, link[rel=stylesheet], link[rel=modulepreload]').length,
      sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
      attributes: [document.documentElement, document.body].map((node) => node.getAttributeNames().join()),
      inBody: [...document.body.children].map(({ localName }) => localName).filter((name) => name !== 'script'),
      canScroll: getComputedStyle(document.body).overflow,
      scrollY: window.scrollY,
      fonts: document.fonts.size,
      probes: [...document.querySelectorAll('header, h1, p, a, body > button, body > input, body > textarea')].map(
        looks,
      ),
      // Tests points between the column of elements and the assistant's corner, and to the right of the column.
      hits: [60, 200, 500, 780].map((y) => document.elementFromPoint(900, y)?.localName),
    }
  })
}

describe('a page that embeds every element', () => {
  it('keeps its styles and globals while the elements are visible, after their use and after their removal', async () => {
    const bare = await open({ ...SAME, html: pageWith(html.replace(/<\w+-[\w-]+.*<\/[\w-]+-[\w-]+>/, '')) })
    const before = { ...(await footprint(bare.page)), newGlobals: ['nanostoresGlobal', 'vowkit'] }
    const { page, complaints } = await open({ ...SAME, html: pageWith(html) })
    await allShown(page)
    // Nanostores needs `nanostoresGlobal` to detect duplicate copies of itself. `vowkit` exists on development machines.
    expect(await footprint(page)).toEqual(before)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    const markup = await page.evaluate(
      (tags) => tags.map((tag) => document.querySelector(tag)?.outerHTML),
      subjects.map(({ tag }) => tag),
    )
    expect(markup).toEqual(subjects.map(({ html }) => html.replace(' open>', ' open="">')))

    await useAll(page)
    await page.evaluate(() => document.querySelector('wedding-assistant')?.hide())
    await page.locator(assistant.ready).first().waitFor({ state: 'hidden' })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await footprint(page)).toEqual(before)

    await page.evaluate(
      (tags) => {
        for (const tag of tags) document.querySelector(tag)?.remove()
      },
      subjects.map(({ tag }) => tag),
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await footprint(page)).toEqual(before)
    expect(complaints).toEqual([])
  })

  it('has no personal data in its markup or in its URLs', async () => {
    const { page, requests } = await open({ html: hostHtml({ body: html + scripts }), ...given })
    await useAll(page)
    const told = [await page.content(), page.url(), ...requests].join()
    for (const secret of ['barn in fog', 'maya', 'noor', 'Peonies']) expect(told).not.toContain(secret)
  })

  it('shares a single client between all elements', async () => {
    const { page, complaints } = await open({ html: hostHtml({ body: html + html + scripts }), ...given })
    await allShown(page)
    const clients = await page.evaluate(() => {
      const found: unknown = Reflect.get(globalThis, Symbol.for('vowkit.clients.v1'))
      return found instanceof Map ? found.size : 0
    })
    expect(clients).toBe(1)
    expect(complaints).toEqual([])
  })
})

it('the vision generator calls no API, stores nothing and loads no font before the first interaction', async () => {
  const { page, requests } = await open({ html: hostHtml(), before: watchQuiet })
  await page.locator('vision-generator textarea').waitFor()
  expect(requests[0]).toBe(`${API}/embed/v1/vision-generator.js`)
  await expect.poll(() => requests.join()).toContain('/chunks/vision-generator-app-')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requests.filter((url) => !url.startsWith(`${API}/embed/v1/`))).toEqual([])
  expect(await quietly(page)).toEqual([])
  await page.locator('vision-generator textarea').fill('Fog')
  await expect.poll(async () => (await quietly(page)).length).toBeGreaterThan(0)
})

it('an embedded element causes no layout shift when it appears', async () => {
  const { page } = await open({
    ...given,
    html: hostHtml({ body: `<h1>Host</h1>${html}<p>After</p>`, head: scripts }),
    before: () => {
      const shifts: string[] = []
      Object.defineProperty(window, 'shifts', { value: shifts, enumerable: false })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          shifts.push(...entry.sources.map(({ node }) => node?.nodeName ?? ''))
      }).observe({ type: 'layout-shift', buffered: true })
    },
  })
  await allShown(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})
