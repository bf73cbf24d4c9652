import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineProbe, inside, microtasks, mountProbe, seen, textOf } from '../../test/probe.tsx'

beforeEach(async () => {
  document.body.replaceChildren()
  // Waits for two frames, because Preact cleans up effects after the next paint.
  await vi.waitFor(() => expect(seen.unmounts).toBe(seen.mounts))
  defineProbe()
  Object.assign(seen, { renders: [], mounts: 0, unmounts: 0 })
})

describe('a custom element that is moved or removed', () => {
  it('keeps its state when it is moved', async () => {
    const element = mountProbe('<vk-probe></vk-probe><section></section>')
    inside(element, 'button').click()
    await microtasks()
    document.querySelector('section')?.append(element)
    await microtasks()
    expect(textOf(element, 'button')).toBe('clicked 1')
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('keeps its state when moveBefore moves it', async () => {
    const element = mountProbe('<section></section><vk-probe></vk-probe>')
    inside(element, 'button').click()
    await microtasks()
    const section = document.querySelector('section')
    if (!section || !('moveBefore' in section)) throw new Error('This browser has no moveBefore.')
    section.moveBefore(element, null)
    await microtasks()
    expect(element.parentElement).toBe(section)
    expect(textOf(element, 'button')).toBe('clicked 1')
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('unmounts its component when it is removed, and then ignores attribute changes', async () => {
    const element = mountProbe()
    await vi.waitFor(() => expect(seen.mounts).toBe(1))
    element.remove()
    await vi.waitFor(() => expect(seen.unmounts).toBe(1))
    const renders = seen.renders.length
    element.setAttribute('vision-id', 'v_1')
    expect(seen.renders).toHaveLength(renders)
    expect(inside(element, '.vk-shell').childElementCount).toBe(0)
  })

  it('starts with new state when it is inserted after a removal', async () => {
    const element = mountProbe()
    inside(element, 'button').click()
    element.remove()
    await microtasks()
    document.body.append(element)
    expect(textOf(element, 'button')).toBe('clicked 0')
  })
})

describe('the events of a custom element', () => {
  it('cross shadow boundaries and carry the callback’s argument as detail', () => {
    const heard: CustomEvent[] = []
    const element = mountProbe('<div id="outer"></div>'.concat('<vk-probe></vk-probe>'))
    const outer = document.querySelector('#outer')?.attachShadow({ mode: 'open' })
    outer?.append(element)
    const listen = (event: Event) => heard.push(event as CustomEvent)
    document.addEventListener('vk-probe-settle', listen, { once: true })
    inside(element, '.probe__settle').click()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ type: 'vk-probe-settle', bubbles: true, composed: true, cancelable: false })
    expect(heard[0]?.detail).toBe('done')
  })

  it('make the callback return false when a listener cancels them', () => {
    const element = mountProbe()
    seen.allowed = []
    inside(element, '.probe__pick').click()
    element.addEventListener('vk-probe-pick', (event) => event.preventDefault(), { once: true })
    inside(element, '.probe__pick').click()
    expect(seen.allowed).toEqual([true, false])
  })
})

describe('the shadow root of a custom element', () => {
  it('is open and adopts a style sheet shared by all elements, without style tags or attributes', () => {
    const element = mountProbe('<vk-probe></vk-probe><vk-probe></vk-probe>')
    const other = document.querySelectorAll('vk-probe')[1]
    expect(element.shadowRoot?.mode).toBe('open')
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1)
    expect(other?.shadowRoot?.adoptedStyleSheets[0]).toBe(element.shadowRoot?.adoptedStyleSheets[0])
    expect(element.shadowRoot?.querySelectorAll('style, [style]')).toHaveLength(0)
    expect(getComputedStyle(inside(element, '.probe')).color).toBe('rgb(1, 2, 3)')
  })

  it('does not trigger the page’s hotkeys while the visitor types in its fields', async () => {
    const element = mountProbe()
    const heard: string[] = []
    const ended = new AbortController()
    for (const type of ['keydown', 'keypress', 'keyup', 'paste'])
      document.addEventListener(type, () => heard.push(type), { signal: ended.signal })
    const field = inside<HTMLTextAreaElement>(element, 'textarea')
    const inField: string[] = []
    field.addEventListener('keydown', (event) => inField.push((event as KeyboardEvent).key))
    for (const type of ['keydown', 'keypress', 'keyup'])
      field.dispatchEvent(new KeyboardEvent(type, { key: '/', bubbles: true, composed: true, cancelable: true }))
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true }))
    ended.abort()
    expect(heard).toEqual([])
    expect(inField).toEqual(['/'])
  })

  it('moves the focus to its first field when the custom element is focused', () => {
    const element = mountProbe()
    element.focus()
    expect(document.activeElement).toBe(element)
    expect(element.shadowRoot?.activeElement).toBe(inside(element, 'button, textarea'))
  })

  it('hides the fallback content once the custom element is defined', () => {
    document.body.innerHTML = '<vk-fallback-probe><a href="/plan">Plan with us</a></vk-fallback-probe>'
    const link = document.querySelector('a')
    expect(link?.checkVisibility()).toBe(true)
    defineProbe('vk-fallback-probe')
    expect(link?.checkVisibility()).toBe(false)
  })
})
