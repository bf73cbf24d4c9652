import { describe, expect, it } from 'vitest'
import { allShown, everything, useAll } from './everything.ts'
import { API, hostHtml, setupHost } from './host-page.ts'

const open = setupHost()
const { html, scripts, modules, loader, given } = everything
const HERE = { html: hostHtml({ body: html + scripts }), ...given }
const POLICY = `default-src 'none'; script-src ${API}; style-src 'self'; img-src ${API} data: blob:; connect-src ${API}; require-trusted-types-for 'script'; trusted-types 'none'`

describe('every embedded element', () => {
  it.each(Object.entries({ scripts, modules, loader }))(
    'causes no violation of a strict CSP with Trusted Types when loaded as %s',
    async (_how, tags) => {
      const { page, complaints } = await open({
        ...HERE,
        html: hostHtml({ body: html + tags }),
        headers: { 'content-security-policy': POLICY },
      })
      await useAll(page)
      expect(complaints).toEqual([])
    },
  )

  it('works on a page that blocks storage', async () => {
    const { page, complaints } = await open({
      ...HERE,
      before: () => {
        const refuse = {
          get: () => {
            throw new DOMException('Blocked.', 'SecurityError')
          },
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
          Object.defineProperty(window, name, refuse)
      },
    })
    await useAll(page)
    expect(complaints).toEqual([])
  })

  it('keeps typed text when storage is full', async () => {
    const { page } = await open({
      ...HERE,
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError')
        }
      },
    })
    await useAll(page)
    expect(await page.locator('vision-generator textarea').first().inputValue()).toContain('barn in fog')
  })

  it.each([
    ['loads Prototype 1.6 and MooTools', polluteAsPrototype],
    ['has replaced built-in objects', replaceBuiltIns],
  ])('sends the same request bodies on a page that %s', async (_what, before) => {
    const plain = await open(HERE)
    await useAll(plain.page)
    const polluted = await open({ ...HERE, before })
    await useAll(polluted.page)
    expect(plain.sent.length).toBeGreaterThan(3)
    expect(polluted.sent).toEqual(plain.sent)
    expect(polluted.complaints).toEqual([])
  })

  it('works in quirks mode with a <base> element for a different host', async () => {
    const { page, complaints, requests } = await open({
      ...HERE,
      html: `<html><head><title>Host</title><link rel="icon" href="data:,"><base href="http://elsewhere.test/x/"></head><body>${html}${scripts}</body></html>`,
    })
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat')
    await useAll(page)
    expect(complaints).toEqual([])
    expect(requests.filter((url) => !url.startsWith(API))).toEqual([])
  })
})

describe('an element on a page with hotkeys', () => {
  const KEYS = 'a/b jk e?'

  it('does not trigger the page’s hotkeys while the visitor types, copies or pastes', async () => {
    const { page } = await open({ ...HERE, before: listenAsHotkeys })
    await allShown(page)
    await page.locator('vendor-card-grid').getByRole('button', { name: 'Save Vendor 1' }).click()
    for (const field of [
      page.getByRole('textbox', { name: 'Email' }),
      page.locator('vision-generator textarea'),
      page.locator('wedding-assistant textarea'),
    ]) {
      await field.click()
      await page.keyboard.type(KEYS)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('ControlOrMeta+x')
      await page.keyboard.press('ControlOrMeta+v')
      expect(await field.inputValue()).toBe(KEYS)
      await field.press('Escape')
    }
    expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toEqual([])
    expect(await page.locator('vendor-card-grid dialog, wedding-assistant dialog').count()).toBe(0)
  })

  it('leaves the Tab order unchanged', async () => {
    const { page } = await open({ ...HERE, before: listenAsHotkeys })
    await page.locator('vision-generator textarea').fill('Fog')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)).toBe('button')
  })
})

describe('every embedded element on a page with an open dialog', () => {
  const DIALOG = `<dialog id="own"><input><button>b</button></dialog>`

  it.each([
    ['is modal', () => document.querySelector<HTMLDialogElement>('#own')?.showModal()],
    ['traps the focus with a script, as Bootstrap does', holdFocus],
  ])('does not move the focus out of a dialog that %s, and keeps its own state', async (_how, show) => {
    const { page, complaints } = await open({ ...HERE, html: hostHtml({ body: html + scripts + DIALOG }) })
    await allShown(page)
    await page.locator('wedding-assistant textarea').fill('Half a question')
    await page.evaluate(show)
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.matches('#own *, body'))).toBe(true)
    }
    expect(await page.evaluate(() => Reflect.get(window, 'returns') ?? 0)).toBeLessThan(20)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')?.close())
    expect(await page.locator('wedding-assistant textarea').inputValue()).toBe('Half a question')
    await useAll(page)
    expect(complaints).toEqual([])
  })

  it('can focus its own dialog above a dialog that traps the focus', async () => {
    const { page, complaints } = await open({ ...HERE, html: hostHtml({ body: html + scripts + DIALOG }) })
    await allShown(page)
    await page.evaluate(holdFocus)
    await page.locator('vision-generator textarea').evaluate((field: HTMLTextAreaElement) => {
      field.value = 'Fog'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await page
      .locator('vision-generator')
      .getByRole('button', { name: 'Generate' })
      .evaluate((button: HTMLButtonElement) => button.click())
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.waitFor()
    await page.keyboard.type('maya@example.com')
    expect(await email.inputValue()).toBe('maya@example.com')
    expect(await page.evaluate(() => Reflect.get(window, 'returns'))).toBeLessThan(20)
    expect(complaints).toEqual([])
  })
})

/**
 * Simulates a dialog that traps the focus with a script: when the focus leaves the dialog, the script moves it back.
 */
function holdFocus(): void {
  const own = document.querySelector<HTMLDialogElement>('#own')
  own?.show()
  Object.assign(window, { returns: 0 })
  document.addEventListener('focusin', ({ target }) => {
    if (!own?.open || (target instanceof Node && own.contains(target))) return
    Object.assign(window, { returns: (Reflect.get(window, 'returns') as number) + 1 })
    own.querySelector('input')?.focus()
  })
}

/**
 * Adds typical hotkeys to the page. Their listeners ignore events from fields, but cannot detect fields inside shadow
 * roots.
 */
function listenAsHotkeys(): void {
  const hits: string[] = []
  Object.defineProperty(window, 'hits', { value: hits })
  const isField = ({ target }: Event) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  const take = (event: Event, what: string) => {
    if (isField(event)) return
    hits.push(what)
    event.preventDefault()
  }
  for (const type of ['keydown', 'keypress', 'keyup'])
    document.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent
      if (['/', '?', 'j', 'k', 'e', ' ', 'a', 'x', 'v'].includes(key)) take(event, `${type} ${key}`)
    })
  for (const type of ['copy', 'cut', 'paste']) document.addEventListener(type, (event) => take(event, type))
}

function polluteAsPrototype(): void {
  const own = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
  own(Array.prototype, 'toJSON', function (this: unknown[]) {
    return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`
  })
  own(String.prototype, 'toJSON', function (this: string) {
    return `"${this}"`
  })
  own(Array.prototype, 'each', () => {})
  own(Object.prototype, 'extend', () => {})
  own(Function.prototype, 'bindAsEventListener', () => {})
  own(Element.prototype, 'hide', () => {})
  own(window, '$', () => null)
}

/** Replaces built-in objects of the page, as old polyfills and monitoring scripts do. */
function replaceBuiltIns(): void {
  const { fetch: ask, Promise: Native, JSON: json } = window
  window.fetch = (...given) => ask(...given)
  class OldPromise<T> extends Native<T> {}
  for (const name of ['withResolvers', 'try', 'any', 'allSettled'])
    Object.defineProperty(OldPromise, name, { value: undefined })
  Object.assign(window, { Promise: OldPromise, JSON: { parse: json.parse, stringify: json.stringify } })
}
