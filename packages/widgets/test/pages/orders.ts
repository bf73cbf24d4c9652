import type { Sample } from './contract.ts'

/**
 * Sets the properties of an element in one particular order. Returns the properties that end up with wrong values. Runs
 * in the page.
 */
export type Order = (given: { tag: string; samples: Sample[] }) => Promise<string[]> | string[]

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

export const orders: Record<string, Order> = {
  'in markup': inMarkup,
  'alternately by attribute and by property: the last value applies': afterwards,
  'while it is detached, without a change of its markup': whileDetached,
  'before it is moved, and before it is removed and added again': movedAndBack,
  'before it is cloned: the clone has the attributes, but not the properties': cloned,
  'before a move to another document and back': intoAnotherDocument,
  'as objects, which have no attribute': asObjects,
}
