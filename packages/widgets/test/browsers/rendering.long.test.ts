import { describe, expect, it } from 'vitest'
import { everything } from '../pages/everything.ts'
import { API, HOST, hostHtml } from '../pages/fake-network.ts'
import { hostileSheets } from '../pages/hostile-sheets.ts'
import { differences, LOOKS, type Measured, measureNodes } from '../pages/measure.ts'
import { generator, grid, subjects, vendorElements, vendorReviews } from '../pages/subjects.ts'
import { inEachBrowser } from './each-browser.ts'
import type { Visit, VisitOptions } from './visit.ts'

const { html, scripts, given } = everything
const everyElement: VisitOptions = {
  html: hostHtml({ body: html + scripts }),
  answers: given.answers,
  others: given.others,
  size: [1400, 900],
}
const POLICY = `default-src 'none'; script-src ${API} ${HOST}/probe.js; style-src 'self'; img-src ${API} data: blob:; connect-src ${API}; require-trusted-types-for 'script'; trusted-types 'none'`

/** Two of the hostile sheets. `npm test` applies the others in Chromium. */
const SHEETS = ['inherited text properties', '!important rules for all elements'] as const

/** Waits until every element has rendered all its content. */
async function allShown({ shows, evaluate }: Visit): Promise<void> {
  for (const { ready, tag } of subjects) {
    await shows(ready)
    // An element far from the viewport does not load its app.
    await evaluate((name) => document.querySelector(name)?.scrollIntoView(), tag)
  }
  await evaluate(() => window.scrollTo(0, 0))
  const pending = () =>
    evaluate((tags) => tags.filter((tag) => probe.find(`${tag} :is(.vk-cards__room, .vk-picture:empty)`)), [grid.tag])
  await expect.poll(pending).toEqual([])
}

const styleOf = (page: Visit, path: string, name: string) =>
  page.evaluate(
    (at, property) => {
      const node = probe.find(at)
      return node ? getComputedStyle(node).getPropertyValue(property) : 'not found'
    },
    path,
    name,
  )

inEachBrowser((open) => {
  describe('every element', () => {
    it('is unaffected by hostile style sheets of the page', async () => {
      async function measureAll(css: string): Promise<Measured[][]> {
        const page = await open({
          ...everyElement,
          html: hostHtml({ head: `<style>${css}</style>`, body: html + scripts }),
        })
        await allShown(page)
        expect(await page.complaints()).toEqual([])
        const all = []
        for (const { tag } of subjects) {
          const measured = await page.evaluate(measureNodes, { tag, looks: LOOKS })
          // Texts for screen readers only are 1 px wide. Lazy images far down the page may not have loaded.
          all.push(measured.filter(({ path, box: [, , width = 0] }) => width > 1 && !path.startsWith('img')))
        }
        return all
      }
      const plain = await measureAll('')
      for (const name of SHEETS) {
        const css = hostileSheets[name]
        const measured = await measureAll(`html{font-size:50px}${css}`)
        expect(
          measured.flatMap((boxes, i) => differences(plain[i] ?? [], boxes)),
          name,
        ).toEqual([])
      }
    })

    it('causes no violation of a strict CSP with Trusted Types, and shares one client', async () => {
      const page = await open({ ...everyElement, headers: { 'content-security-policy': POLICY } })
      await allShown(page)
      await page.fill('wedding-assistant textarea', 'Peonies?')
      await page.press('Enter')
      await expect.poll(() => page.events('vk-reply')).toHaveLength(2)
      const clients = () => Reflect.get(globalThis, Symbol.for('vowkit.clients.v1'))?.size as number
      expect(await page.evaluate(clients)).toBe(1)
      expect(await page.complaints()).toEqual([])
    })

    it('works on a page that blocks storage', async () => {
      const page = await open({
        ...everyElement,
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
      await allShown(page)
      await page.fill('vision-generator textarea', 'Fog over the vines')
      await page.click('vision-generator [part~=send]')
      await page.shows('vision-generator dialog input')
      expect(await page.complaints()).toEqual([])
    })

    it.each([
      [500, 800],
      [1440, 900],
    ])('fits into a window that is %d px wide', async (width, height) => {
      const body = [...subjects, ...vendorElements].map((one) => one.html + one.script).join('')
      const answers = Object.assign({}, ...[...subjects, ...vendorElements].map((one) => one.answers))
      const page = await open({ html: hostHtml({ body: body.replace(' open', '') }), answers, size: [width, height] })
      for (const { ready, tag } of [...subjects, ...vendorElements]) {
        await page.evaluate((name) => document.querySelector(name)?.scrollIntoView(), tag)
        await page.shows(tag === 'wedding-assistant' ? `${tag} button` : ready)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })

  it('an Arabic element is mirrored, also on a page in English', async () => {
    const page = await open({
      ...everyElement,
      html: hostHtml({ body: `<wedding-assistant position="inline" lang="ar"></wedding-assistant>${scripts}` }),
    })
    await page.shows('wedding-assistant textarea')
    expect(await styleOf(page, 'wedding-assistant .vk-root', 'direction')).toBe('rtl')
    expect(await styleOf(page, 'wedding-assistant [part~=send] .vk-icon', 'scale')).toBe('-1 1')
  })

  it('theme, accent and radius change the colors and corners of an element', async () => {
    const page = await open({ html: hostHtml() })
    const looks = async () => ({
      canvas: await styleOf(page, 'vision-generator .vk-generator', 'background-color'),
      button: await styleOf(page, 'vision-generator [part~=send]', 'background-color'),
      corner: await styleOf(page, 'vision-generator [part~=composer]', 'border-top-left-radius'),
    })
    const set = (name: string, value: string) =>
      page.evaluate((key, to) => document.querySelector('vision-generator')?.setAttribute(key, to), name, value)
    // The button of an empty draft is gray.
    await page.fill('vision-generator textarea', 'Fog over the vines')
    const light = await looks()
    await set('theme', 'dark')
    await expect.poll(async () => (await looks()).canvas).not.toBe(light.canvas)
    await set('theme', 'light')
    await set('accent', '#005f73')
    await set('radius', 'none')
    await expect.poll(looks).toEqual({ canvas: light.canvas, button: 'rgb(0, 95, 115)', corner: '0px' })
  })

  it('an element with the theme `host` follows the color scheme of the page', async () => {
    const page = await open({
      html: hostHtml({ body: `<vision-generator theme="host"></vision-generator>${generator.script}` }),
    })
    await page.shows(generator.ready)
    const canvas = () => styleOf(page, 'vision-generator .vk-generator', 'background-color')
    const light = await canvas()
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    await expect.poll(canvas).not.toBe(light)
    await page.evaluate(() => {
      document.documentElement.classList.remove('dark')
      document.documentElement.style.colorScheme = 'light'
    })
    await expect.poll(canvas).toBe(light)
  })

  it('a grid of cards has as many columns as fit into its container', async () => {
    const body = `<div id="place" style="width:300px">${grid.html}</div>${grid.script}`
    const page = await open({ html: hostHtml({ body }), answers: grid.answers, size: [1400, 900] })
    await page.shows(grid.ready)
    const columns = (width: number) =>
      page.evaluate((px) => {
        Object.assign(document.getElementById('place')?.style ?? {}, { width: `${px}px` })
        const cards = document.querySelector('vendor-card-grid')?.shadowRoot?.querySelectorAll('[part=card]') ?? []
        return new Set([...cards].map((card) => Math.round(card.getBoundingClientRect().left))).size
      }, width)
    await expect.poll(() => columns(300)).toBe(1)
    await expect.poll(() => columns(700)).toBe(2)
    await expect.poll(() => columns(1200)).toBe(4)
  })

  it('a review shows its date in the language of the element', async () => {
    const page = await open({
      html: hostHtml({ body: `<vendor-reviews vendor-id="3" lang="es"></vendor-reviews>${vendorReviews.script}` }),
      answers: vendorReviews.answers,
    })
    await page.shows('vendor-reviews time', 'mayo')
  })
})
