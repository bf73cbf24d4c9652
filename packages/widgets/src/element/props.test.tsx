import { beforeEach, describe, expect, it } from 'vitest'
import { defineProbe, mountProbe, type ProbeElement, seen, textOf } from '../../test/probe.tsx'

beforeEach(() => {
  document.body.replaceChildren()
  defineProbe()
  seen.renders = []
  seen.mounts = 0
})

describe('the attributes of a custom element', () => {
  it('are applied before the first render', () => {
    mountProbe('<vk-probe vision-id="v_1" count="3" without-caption></vk-probe>')
    expect(seen.renders[0]).toMatchObject({ visionId: 'v_1', count: 3, withoutCaption: true })
    expect(seen.renders).toHaveLength(1)
  })

  it('do not render an element that is detached', () => {
    const element = document.createElement('vk-probe')
    element.setAttribute('vision-id', 'v_1')
    expect(seen.renders).toEqual([])
    document.body.append(element)
    expect(textOf(element, '.probe__id')).toBe('v_1')
  })

  it('update the component, and reset the prop when they are removed', () => {
    const element = mountProbe('<vk-probe vision-id="v_1" count="3"></vk-probe>')
    element.setAttribute('vision-id', 'v_2')
    expect(textOf(element, '.probe__id')).toBe('v_2')
    element.removeAttribute('vision-id')
    element.removeAttribute('count')
    expect(textOf(element, '.probe__id')).toBe('none')
    expect(textOf(element, '.probe__count')).toBe('none')
  })

  it('reset the prop to its default when they are set to an empty string', () => {
    const element = mountProbe('<vk-probe vision-id="v_1" count="3"></vk-probe>')
    element.setAttribute('vision-id', '')
    element.setAttribute('count', '')
    expect(textOf(element, '.probe__id')).toBe('')
    expect(textOf(element, '.probe__count')).toBe('none')
  })

  it.each([
    ['<vk-probe without-caption></vk-probe>', 'without'],
    ['<vk-probe without-caption="true"></vk-probe>', 'without'],
    ['<vk-probe without-caption="without-caption"></vk-probe>', 'without'],
    ['<vk-probe without-caption="false"></vk-probe>', 'with'],
    ['<vk-probe></vk-probe>', 'with'],
  ])('set a boolean prop to true when present, unless their value is "false": %s', (html, caption) => {
    expect(textOf(mountProbe(html), '.probe__caption')).toBe(caption)
  })

  it('are ignored for object props, so that invalid JSON cannot throw', () => {
    const element = mountProbe('<vk-probe settings="{bad"></vk-probe>')
    expect(textOf(element, '.probe__depth')).toBe('none')
  })

  it('are ignored for numeric props when they are not numbers', () => {
    expect(textOf(mountProbe('<vk-probe count="many"></vk-probe>'), '.probe__count')).toBe('none')
  })

  it('never resolve to a global function of the page', () => {
    Object.assign(window, { pwned: () => seen.allowed.push(true) })
    const element = mountProbe('<vk-probe on-pick="pwned"></vk-probe>')
    element.shadowRoot?.querySelector<HTMLElement>('.probe__settle')?.click()
    expect(Reflect.get(element, 'onPick')).toBeUndefined()
    Reflect.deleteProperty(window, 'pwned')
  })

  it('stay in sync with built-in properties, such as lang', () => {
    const element = mountProbe('<vk-probe lang="de"></vk-probe>')
    expect(seen.renders.at(-1)?.lang).toBe('de')
    element.lang = 'he'
    expect(element.getAttribute('lang')).toBe('he')
    expect(seen.renders.at(-1)?.lang).toBe('he')
  })
})

describe('the properties of a custom element', () => {
  it('take effect when they are set before the element is defined', () => {
    document.body.innerHTML = '<vk-late-probe vision-id="v_1"></vk-late-probe>'
    const element = document.querySelector<ProbeElement>('vk-late-probe')
    if (!element) throw new Error('The markup has no probe.')
    Object.assign(element, { visionId: 'v_2', settings: { depth: 4 } })
    defineProbe('vk-late-probe')
    expect(textOf(element, '.probe__id')).toBe('v_2')
    expect(textOf(element, '.probe__depth')).toBe('4')
    element.visionId = 'v_3'
    expect(textOf(element, '.probe__id')).toBe('v_3')
  })

  it('take effect when they are set while the element is detached', () => {
    const element = document.createElement('vk-probe') as ProbeElement
    element.settings = { depth: 2 }
    document.body.append(element)
    expect(textOf(element, '.probe__depth')).toBe('2')
  })

  it('fall back to the default when they are set to undefined', () => {
    const element = mountProbe('<vk-probe vision-id="v_1"></vk-probe>')
    element.visionId = undefined
    expect(element.visionId).toBeUndefined()
    expect(textOf(element, '.probe__id')).toBe('none')
  })

  it('accept the strings and null values that frameworks set', () => {
    const element = mountProbe()
    Object.assign(element, { count: '7', withoutCaption: '' })
    expect([element.count, element.withoutCaption]).toEqual([7, true])
    Object.assign(element, { count: null, withoutCaption: 'false' })
    expect([element.count, element.withoutCaption]).toEqual([undefined, false])
    expect(textOf(element, '.probe__caption')).toBe('with')
  })

  it('are not reflected as attributes', () => {
    const element = mountProbe()
    Object.assign(element, { visionId: 'v_secret', count: 5, withoutCaption: true, settings: { depth: 9 } })
    expect(element.outerHTML).toBe('<vk-probe></vk-probe>')
    expect(textOf(element, '.probe__id')).toBe('v_secret')
  })

  it('update the component without losing typed text', () => {
    const element = mountProbe()
    const draft = element.shadowRoot?.querySelector('textarea')
    if (!draft) throw new Error('The probe has no field.')
    draft.value = 'Fog over the vines'
    Object.assign(element, { visionId: 'v_9', count: 1, withoutCaption: true, settings: { depth: 1 } })
    element.setAttribute('lang', 'fr')
    expect(element.shadowRoot?.querySelector('textarea')).toBe(draft)
    expect(draft.value).toBe('Fog over the vines')
    expect(seen.mounts).toBe(1)
  })
})
