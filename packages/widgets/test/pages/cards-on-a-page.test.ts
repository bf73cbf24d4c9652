import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { API, hostHtml, setupHost } from './host-page.ts'
import { cards, generator, grid, subjects } from './subjects.ts'

const open = setupHost()
const POLICY = `default-src 'none'; script-src ${API}; style-src 'self'; img-src ${API} data: blob:; connect-src ${API}; require-trusted-types-for 'script'; trusted-types 'none'`

describe.each(cards)('<$tag>', ({ tag, html, src, script, ready, answers }) => {
  const shown = (page: Page) => page.locator(ready).first().waitFor()

  it.each([src, src.replace('.js', '.mjs'), `${API}/embed/v1/loader.js`])(
    'by %s works under a strict policy with Trusted Types, without a violation',
    async (file) => {
      const type = file.endsWith('.mjs') ? ' type="module"' : ''
      const { page, complaints } = await open({
        html: hostHtml({ body: `${html}<script src="${file}"${type}></script>` }),
        headers: { 'content-security-policy': POLICY },
        answers,
      })
      await shown(page)
      expect(complaints).toEqual([])
    },
  )

  const orders = {
    'in the head': hostHtml({ head: script, body: html }),
    async: hostHtml({ head: `<script async src="${src}"></script>`, body: html }),
    twice: hostHtml({ head: script, body: `${html}${script}` }),
    'in quirks mode with a base address': `<html><head><link rel="icon" href="data:,"><base href="http://elsewhere.test/x/"></head><body>${html}${script}</body></html>`,
  }

  it.each(Object.entries(orders))('works with its script %s', async (_order, page) => {
    const host = await open({ html: page, answers })
    await shown(host.page)
    expect(await host.page.locator(tag).count()).toBe(1)
    expect(host.complaints).toEqual([])
  })

  it('leaves the page as it was: globals, head, styles, focus and scroll', async () => {
    const { page, complaints } = await open({
      html: hostHtml({ body: `<h1>Host</h1>${html}${script}` }),
      answers,
      before: () => Object.defineProperty(window, 'known', { value: Object.getOwnPropertyNames(window) }),
    })
    await shown(page)
    const after = await page.evaluate(() => ({
      globals: Object.getOwnPropertyNames(window).filter(
        (name) => name !== 'known' && !(Reflect.get(window, 'known') as string[]).includes(name),
      ),
      inHead: document.head.querySelectorAll('style, link[rel=stylesheet], link[rel=modulepreload]').length,
      sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
      atBodyEnd: document.body.lastElementChild?.localName,
      styles: [document.body.getAttribute('style'), document.documentElement.getAttribute('style')],
      scrollY: window.scrollY,
      active: document.activeElement?.localName,
      stored: localStorage.length + sessionStorage.length,
    }))
    expect(after).toEqual({
      globals: ['nanostoresGlobal'],
      inHead: 0,
      sheets: 0,
      atBodyEnd: 'script',
      styles: [null, null],
      scrollY: 0,
      active: 'body',
      stored: 0,
    })
    expect(await page.locator(tag).evaluate((element) => element.outerHTML)).toBe(html)
    expect(complaints).toEqual([])
  })

  it('shares one client among all that stand on a page', async () => {
    const { page, requests, complaints } = await open({ html: hostHtml({ body: html + html + script }), answers })
    await expect.poll(() => page.locator(tag).locator('[part=card]').count()).toBeGreaterThan(9)
    const clients = await page.evaluate(() => {
      const found: unknown = Reflect.get(globalThis, Symbol.for('vowkit.clients.v1'))
      return found instanceof Map ? found.size : 0
    })
    expect(clients).toBe(1)
    expect(requests.filter((url) => url.includes('/config/')).length).toBeLessThan(2)
    expect(complaints).toEqual([])
  })

  it('says so when its backend refuses it, tells the page, and comes with another try', async () => {
    const path = Object.keys(answers)[0] ?? ''
    const { page } = await open({
      html: hostHtml({
        body: `<script>addEventListener('vk-error',function(event){document.title=event.detail.code})</script>${html}${script}`,
      }),
      answers: { ...answers, [path]: { status: 403, body: { detail: 'Forbidden.', code: 'forbidden' } } },
    })
    const retry = page.locator(tag).getByRole('button', { name: /again/i })
    await retry.waitFor()
    await page.context().route(`**${path}*`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
        body: JSON.stringify(answers[path]?.body),
      }),
    )
    await retry.click()
    await shown(page)
    if (tag === grid.tag) expect(await page.title()).toBe('forbidden')
  })
})

it('all elements live on one page with one client', async () => {
  const { page, complaints } = await open({
    html: hostHtml({ body: subjects.map(({ html, script }) => html + script).join('') }),
    answers: Object.assign({}, ...subjects.map(({ answers }) => answers)),
  })
  for (const { ready } of [generator, ...cards]) await page.locator(ready).first().waitFor()
  expect(complaints).toEqual([])
})
