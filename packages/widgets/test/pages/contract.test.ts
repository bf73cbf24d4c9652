import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { samples } from './contract.ts'
import { hostHtml, setupHost } from './host-page.ts'
import { orders } from './orders.ts'
import { assistant, cards, generator, subjects, vendorElements } from './subjects.ts'

const open = setupHost()

describe.each([...subjects, ...vendorElements])('<$tag>', ({ tag, script, answers }) => {
  const given = { tag, samples: samples.get(tag) ?? [] }
  const settled = (page: Page) => page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag)

  it('observes exactly the attributes that its manifest lists', async () => {
    const { page } = await open({ html: hostHtml({ body: script }), answers })
    await settled(page)
    const observed = await page.evaluate(
      (name) => Reflect.get(customElements.get(name) ?? {}, 'observedAttributes') as string[],
      tag,
    )
    expect(observed.toSorted()).toEqual(given.samples.map(({ attribute }) => attribute).toSorted())
  })

  it('applies attributes and properties in any order, whether set before or after definition', async () => {
    const { page } = await open({ html: hostHtml({ body: script }), answers })
    await settled(page)
    for (const [order, check] of Object.entries(orders)) expect(await page.evaluate(check, given), order).toEqual([])
  })

  it('applies values that are set before its script runs, and prefers properties to attributes', async () => {
    const { page } = await open({ html: hostHtml({ body: `<${tag}></${tag}>`.repeat(2) }), answers })
    await page.evaluate(({ tag: name, samples: all }) => {
      const [one, other] = document.querySelectorAll(name)
      for (const { property, attribute, values, texts } of all) {
        one?.setAttribute(attribute, texts[0])
        other?.setAttribute(attribute, texts[0])
        if (other) Reflect.set(other, property, values[1])
      }
    }, given)
    await page.addScriptTag({ url: `http://api.test/embed/v1/${tag}.js` })
    const said = await page.evaluate(
      ({ tag: name, samples: all }) =>
        [...document.querySelectorAll(name)].map((element) =>
          all.map(({ property }) => Reflect.get(element, property)),
        ),
      given,
    )
    expect(said).toEqual([given.samples.map(({ values }) => values[0]), given.samples.map(({ values }) => values[1])])
  })
})

/** The props that change the appearance of an element but not its content. */
const LOOKS = ['siteUrl', 'partner', 'theme', 'accent', 'density', 'radius', 'fonts', 'lang']

async function change(page: Page, tag: string, messages: object): Promise<void> {
  const looks = (samples.get(tag) ?? []).filter(({ property }) => LOOKS.includes(property))
  const changes = Object.fromEntries(looks.map(({ property, values }) => [property, values[1]]))
  await page.evaluate(([name, given]) => Object.assign(document.querySelector(name) ?? {}, given), [
    tag,
    { ...changes, accent: '#005f73', theme: 'dark', messages },
  ] as const)
}

describe.each(cards)('<$tag> with loaded cards', ({ tag, html, script, ready, answers }) => {
  it('keeps its cards when its appearance and language change', async () => {
    const { page, requests } = await open({ html: hostHtml({ body: html + script }), answers })
    const card = page.locator(ready).first()
    await card.waitFor()
    // Waits for the app, because a change of language replaces the nodes of the static first view.
    const hasApp = () =>
      page.locator(tag).evaluate((element) => Boolean(Reflect.get(element, Symbol.for('r2wc.context')).root))
    await expect.poll(hasApp).toBe(true)
    await page.waitForLoadState('networkidle')
    await card.evaluate((node) => Object.assign(window, { first: node }))
    const asked = requests.length
    await change(page, tag, { vendors: { viewProfile: 'See them' }, magicLink: { viewProfile: 'See them' } })
    await page.locator(`${tag} .vk-root[data-theme="dark"]`).waitFor()
    expect(await card.evaluate((node) => node === Reflect.get(window, 'first'))).toBe(true)
    // Ignores requests for lazy-loaded images and chunks. Cards that render in later frames can still send them. Also
    // ignores the view that the element counts for its new partner.
    expect(requests.slice(asked).filter((url) => !/\/embed\/|\/pictures\/|\/elements\/count\//.test(url))).toEqual([])
  })
})

describe.each([generator, assistant])('<$tag> with typed text', ({ tag, html, script, answers }) => {
  it('keeps the typed text when its appearance and language change', async () => {
    const { page } = await open({ html: hostHtml({ body: html + script }), answers })
    const field = page.locator(`${tag} textarea`)
    await field.fill('Fog over the vines')
    await field.evaluate((node) => Object.assign(window, { first: node }))
    await change(page, tag, { draft: { generate: 'Draw it' }, assistant: { send: 'Ask it' } })
    await page
      .locator(tag)
      .getByRole('button', { name: /^(Draw|Ask) it$/ })
      .waitFor()
    expect(await field.evaluate((node) => node === Reflect.get(window, 'first'))).toBe(true)
    expect(await field.inputValue()).toBe('Fog over the vines')
  })
})
