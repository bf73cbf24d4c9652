import { createClient } from '@vowkit/sdk-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadedApp } from '../../test/loaded-app.ts'
import { defineWidget } from '../define-widget.ts'
import type { WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

function Sample() {
  return (
    <div>
      <input aria-label="Email" />
      <textarea aria-label="Draft" />
      <button type="button">Send</button>
    </div>
  )
}

const sent: Record<string, string>[] = []
const client = () =>
  createClient({ apiHost: 'https://api.example', platform: { beacon: (_url, fields) => void sent.push(fields) } })

beforeEach(() => {
  sent.length = 0
  defineWidget<WidgetProps>('vk-counted', {
    ...loadedApp(createApp('vk-counted', Sample, [])),
    props: {},
    events: {},
    css: [],
  })
})
afterEach(() => document.body.replaceChildren())

function mount(attributes: Record<string, string>, space = 0): HTMLElement {
  const above = document.createElement('div')
  above.style.height = `${space}px`
  const element = Object.assign(document.createElement('vk-counted'), { client: client() })
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(above, element)
  return element
}

async function type(element: HTMLElement, field: 'input' | 'textarea'): Promise<void> {
  await expect.poll(() => element.shadowRoot?.querySelector(field)).toBeTruthy()
  element.shadowRoot?.querySelector(field)?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

const view = { event: 'view', element: 'vk-counted', vendor_id: '7' }
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('an element counts one view and the first key in its text area', async () => {
  const element = mount({ 'vendor-id': '7', partner: 'Fennel' })
  await expect.poll(() => sent).toEqual([{ ...view, partner: 'Fennel' }])
  await type(element, 'input')
  await type(element, 'textarea')
  await type(element, 'textarea')
  document.body.append(element)
  await nextFrames()
  expect(sent).toEqual([
    { ...view, partner: 'Fennel' },
    { ...view, partner: 'Fennel', event: 'draft' },
  ])
})

it('an element outside the viewport is counted when it is scrolled into view', async () => {
  const element = mount({ 'vendor-id': '7' }, 5_000)
  await expect.poll(() => element.shadowRoot?.querySelector('textarea')).toBeTruthy()
  await nextFrames()
  expect(sent).toEqual([])
  element.scrollIntoView()
  await expect.poll(() => sent).toEqual([view])
})

it.each<Record<string, string>>([{}, { 'vendor-id': '7', 'without-counts': '' }])(
  'an element with the attributes %j counts nothing',
  async (attributes) => {
    await type(mount(attributes), 'textarea')
    await nextFrames()
    expect(sent).toEqual([])
  },
)
