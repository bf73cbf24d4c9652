import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Sample, samples } from './contract.ts'
import { hostHtml, setupHost } from './host-page.ts'
import { assistant, cards, generator, subjects, vendorElements } from './subjects.ts'

const open = setupHost()

/**
 * Sets the properties of an element in one particular order. Returns the properties that end up with wrong values. Runs
 * in the page.
 */
type Order = (given: { tag: string; samples: Sample[] }) => Promise<string[]> | string[]

const inMarkup: Order = ({ tag, samples }) =>
  samples.flatMap(({ property, attribute, texts, values }) => {
    const place = document.createElement('div')
    place.innerHTML = `<${tag} ${attribute}="${texts[0]}"></${tag}>`
    document.body.append(place)
    const said: unknown = Reflect.get(place.firstElementChild ?? place, property)
    place.remove()
    return said === values[0] ? [] : [`${property}: ${String(said)}`]
  })

const afterwards: Order = ({ tag, samples }) => {
  const element = document.body.appendChild(document.createElement(tag))
  const wrong = samples.flatMap(({ property, attribute, texts, values }) => {
    const said = []
    element.setAttribute(attribute, texts[0])
    said.push(Reflect.get(element, property) === values[0])
    Reflect.set(element, property, values[1])
    said.push(Reflect.get(element, property) === values[1])
    element.setAttribute(attribute, texts[1])
    element.setAttribute(attribute, texts[0])
    said.push(Reflect.get(element, property) === values[0])
    element.removeAttribute(attribute)
    said.push([undefined, ''].includes(Reflect.get(element, property) as undefined))
    return said.every(Boolean) ? [] : [`${property}: ${said.join()}`]
  })
  element.remove()
  return wrong
}

const whileDetached: Order = ({ tag, samples }) => {
  const element = document.createElement(tag)
  for (const { property, values } of samples) Reflect.set(element, property, values[0])
  const before = element.shadowRoot?.firstElementChild?.childElementCount
  document.body.append(element)
  const wrong = samples.filter(({ property, values }) => Reflect.get(element, property) !== values[0])
  // Ignores `lang`, which the browser itself reflects as an attribute.
  const written = element.getAttributeNames().filter((name) => name !== 'lang')
  element.remove()
  return [...wrong.map(({ property }) => property), ...written, ...(before === 0 ? [] : ['shown while detached'])]
}

const movedAndBack: Order = async ({ tag, samples }) => {
  const element = document.body.appendChild(document.createElement(tag))
  for (const { property, values } of samples) Reflect.set(element, property, values[0])
  const wrong: string[] = []
  const check = (when: string) => {
    for (const { property, values } of samples)
      if (Reflect.get(element, property) !== values[0]) wrong.push(`${property} ${when}`)
  }
  const section = document.body.appendChild(document.createElement('section'))
  section.append(element)
  check('moved')
  element.remove()
  await new Promise((resolve) => setTimeout(resolve))
  document.body.append(element)
  check('removed and added')
  element.remove()
  section.remove()
  return wrong
}

const cloned: Order = ({ tag, samples }) => {
  const element = document.body.appendChild(document.createElement(tag))
  const [bySetting, ...byAttribute] = samples
  if (bySetting) Reflect.set(element, bySetting.property, bySetting.values[0])
  for (const { attribute, texts } of byAttribute) element.setAttribute(attribute, texts[0])
  const clone = element.cloneNode(true) as HTMLElement
  document.body.append(clone)
  const wrong = byAttribute.filter(({ property, values }) => Reflect.get(clone, property) !== values[0])
  const isTaken = bySetting && Reflect.get(clone, bySetting.property) !== undefined
  clone.remove()
  element.remove()
  return [...wrong.map(({ property }) => property), ...(isTaken ? ['a property came along'] : [])]
}

const intoAnotherDocument: Order = async ({ tag, samples }) => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const element = document.body.appendChild(document.createElement(tag))
  for (const { property, values } of samples) Reflect.set(element, property, values[0])
  const sheets = element.shadowRoot?.adoptedStyleSheets.length
  const wrong: string[] = []
  for (const target of [frame.contentDocument, document]) {
    target?.body.append(element)
    for (const { property, values } of samples) if (Reflect.get(element, property) !== values[0]) wrong.push(property)
    if (!element.shadowRoot?.querySelector('.vk-root')) wrong.push('renders nothing')
    if (!sheets || element.shadowRoot?.adoptedStyleSheets.length !== sheets) wrong.push('without its sheets')
  }
  element.remove()
  frame.remove()
  return wrong
}

/** Sets properties that only accept objects, before and after the element is defined, and resets them. */
const asObjects: Order = async ({ tag, samples }) => {
  const given = {
    messages: { common: { tryAgain: 'Again' } },
    storage: { local: null, session: null, subscribe: () => () => {} },
  }
  const element = document.body.appendChild(document.createElement(tag))
  for (const { attribute, texts } of samples) element.setAttribute(attribute, texts[0])
  const wrong: string[] = []
  for (const [name, value] of Object.entries(given)) {
    element.setAttribute(name, '{bad')
    if (Reflect.get(element, name) !== undefined) wrong.push(`${name} is taken from markup`)
    element.removeAttribute(name)
    Reflect.set(element, name, value)
    if (Reflect.get(element, name) !== value) wrong.push(`${name} is different`)
    if (element.hasAttribute(name)) wrong.push(`${name} is written into the markup`)
    Reflect.set(element, name, null)
    if (Reflect.get(element, name) !== undefined) wrong.push(`${name} is not reset`)
  }
  if (!element.shadowRoot?.querySelector('.vk-root')) wrong.push('renders nothing')
  element.remove()
  return wrong
}

const orders: Record<string, Order> = {
  'in markup': inMarkup,
  'alternately by attribute and by property: the last value applies': afterwards,
  'while it is detached, without a change of its markup': whileDetached,
  'before it is moved, and before it is removed and added again': movedAndBack,
  'before it is cloned: the clone has the attributes, but not the properties': cloned,
  'before a move to another document and back': intoAnotherDocument,
  'as objects, which have no attribute': asObjects,
}

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
