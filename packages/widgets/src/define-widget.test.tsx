import { createClient } from '@vowkit/sdk-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadedApp } from '../test/loaded-app.ts'
import { createApp } from './app/create-app.tsx'
import { defineWidget } from './define-widget.ts'
import type { WidgetProps } from './widget-props.ts'

interface SampleProps extends WidgetProps {
  words?: string
}

const state = { fails: false, shown: [] as SampleProps[] }

function Sample(props: SampleProps) {
  if (state.fails) throw new Error('Out of words.')
  state.shown.push(props)
  return (
    <div className="sample">
      {props.words}
      <textarea aria-label="Draft" />
    </div>
  )
}

function mount(attributes = 'api-host="https://api.example"'): HTMLElement {
  document.body.innerHTML = `<vk-sample ${attributes}></vk-sample>`
  const element = document.querySelector<HTMLElement>('vk-sample')
  if (!element) throw new Error('The markup has no sample.')
  return element
}

function inside(element: HTMLElement, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}

function cardOf(element: HTMLElement): string | undefined {
  return element.shadowRoot?.querySelector('[role="alert"]')?.textContent
}

const heard: CustomEvent[] = []

beforeEach(() => {
  defineWidget<SampleProps>('vk-sample', {
    ...loadedApp(createApp('vk-sample', Sample, [])),
    props: { words: 'string' },
    events: {},
    css: [],
  })
  Object.assign(state, { fails: false, shown: [] })
  heard.length = 0
  document.addEventListener('vk-error', listen)
})
afterEach(() => {
  document.removeEventListener('vk-error', listen)
  document.body.replaceChildren()
  document.documentElement.removeAttribute('class')
  vi.restoreAllMocks()
})

function listen(event: Event): void {
  heard.push(event as CustomEvent)
}

describe('the API client of a widget', () => {
  it('is shared by all elements that use the same backend', () => {
    mount()
    const first = state.shown.at(-1)?.client
    mount('api-host="https://api.example/"')
    expect(state.shown.at(-1)?.client).toBe(first)
    mount('api-host="https://other.example"')
    expect(state.shown.at(-1)?.client).not.toBe(first)
  })

  it('is the client that the page sets', () => {
    const client = createClient({ apiHost: 'https://mine.example' })
    const element = mount()
    Object.assign(element, { client })
    expect(state.shown.at(-1)?.client).toBe(client)
  })

  it('is not shared when the page sets a storage', () => {
    mount()
    const shared = state.shown.at(-1)?.client
    const element = mount()
    Object.assign(element, { storage: { local: null, session: null, subscribe: () => () => {} } })
    expect(state.shown.at(-1)?.client).not.toBe(shared)
  })

  it('is not created when the backend is unknown, for example because the script is part of a bundle', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const element = mount('')
    await expect.poll(() => cardOf(element)).toContain('Something went wrong here')
    expect(state.shown).toEqual([])
    const message = expect.stringContaining('Set api-host to the URL of the backend.')
    expect(heard.map(({ detail }) => detail)).toMatchObject([{ code: 'api_host_missing', message }])
  })
})

describe('the appearance of a widget', () => {
  const shell = (element: HTMLElement) => inside(element, '.vk-shell')

  it('follows the accent and radius attributes without losing the draft', async () => {
    const element = mount()
    const draft = inside(element, 'textarea') as HTMLTextAreaElement
    draft.value = 'Fog'
    element.setAttribute('accent', '#005f73')
    element.setAttribute('radius', 'none')
    await expect.poll(() => shell(element).style.getPropertyValue('--vk-primary')).toContain('#005f73')
    expect(shell(element).style.getPropertyValue('--vk-radius-m')).toBe('0px')
    element.removeAttribute('accent')
    await expect.poll(() => shell(element).style.getPropertyValue('--vk-primary')).toBe('')
    expect(inside(element, 'textarea')).toBe(draft)
    expect(draft.value).toBe('Fog')
  })

  it('follows the theme of the page if the theme attribute is "host"', async () => {
    mount('api-host="https://api.example" theme="host"')
    await expect.poll(() => state.shown.at(-1)?.theme).toBe('host')
    document.documentElement.className = 'no-js dark'
    await expect.poll(() => state.shown.at(-1)?.theme).toBe('dark')
    document.documentElement.className = 'theme-light'
    await expect.poll(() => state.shown.at(-1)?.theme).toBe('light')
  })

  it('receives theme, density, fonts and lang as props without changes', () => {
    mount('api-host="https://api.example" theme="dark" density="compact" fonts="inherit" lang="he"')
    expect(state.shown.at(-1)).toMatchObject({ theme: 'dark', density: 'compact', fonts: 'inherit', lang: 'he' })
  })
})

describe('a widget that fails', () => {
  it('shows an error card, logs one error, dispatches one event and offers a retry', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    state.fails = true
    const element = mount()
    await expect.poll(() => cardOf(element)).toContain('Something went wrong here')
    expect(error).toHaveBeenCalledTimes(1)
    expect(error).toHaveBeenCalledWith('<vk-sample> render_failed: Out of words.')
    expect(heard.map(({ detail }) => detail)).toEqual([{ code: 'render_failed', message: 'Out of words.' }])
    state.fails = false
    inside(element, 'button').click()
    await expect.poll(() => element.shadowRoot?.querySelector('.sample')).toBeTruthy()
  })

  it('shows the error card with the messages that the page sets', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const element = document.createElement('vk-sample')
    Object.assign(element, { apiHost: 'https://api.example', messages: { common: { resting: 'Gleich wieder da.' } } })
    state.fails = true
    document.body.append(element)
    await expect.poll(() => cardOf(element)).toContain('Gleich wieder da.')
  })
})
