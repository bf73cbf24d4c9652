import { createClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../elements/vendor-inquiry.ts'
import { recordElement } from './debug.ts'

const client = createClient({ apiHost: location.origin, platform: fakePlatform() })

afterEach(() => document.body.replaceChildren())

/** Puts an element on the page whose app counts as loaded. */
function addElement(html: string): Element {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const element = place.firstElementChild
  if (!element) throw new Error('The markup has no element.')
  recordElement(element, client)
  return element
}

const panel = page.getByRole('region', { name: 'Vowkit debug' })

it('shows each element with its version, backend, session and attributes', async () => {
  addElement('<vendor-inquiry vendor-id="3"></vendor-inquiry>')
  const report = window.vowkit?.debug()
  expect(report?.elements).toMatchObject([
    {
      tag: 'vendor-inquiry',
      stage: 'app',
      apiHost: location.origin,
      session: 'signed-out',
      attributes: { 'vendor-id': '3' },
    },
  ])
  expect(report?.elements[0]?.version).toMatch(/^\d+\.\d+\.\d+/)
  await expect.element(panel.getByRole('cell', { name: '<vendor-inquiry>' })).toBeVisible()
  await expect.element(panel.getByRole('cell', { name: 'vendor-id="3"' })).toBeVisible()
  window.vowkit?.debug()
})

it('names elements whose script has not loaded', () => {
  addElement('<vendor-inquiry vendor-id="3"></vendor-inquiry>')
  document.body.append(document.createElement('magic-link-vendors'))
  const report = window.vowkit?.debug()
  expect(report?.elements.map(({ tag, stage }) => `${tag} ${stage}`)).toContain('magic-link-vendors not-loaded')
  window.vowkit?.debug()
})

it('lists the calls to the backend with their status, without queries', async () => {
  addElement('<vendor-inquiry vendor-id="3"></vendor-inquiry>')
  await fetch(`${location.origin}/nowhere/?email=ada@example.com`)
  window.vowkit?.debug()
  const calls = panel.getByRole('table', { name: 'Calls' })
  await expect.element(calls.getByRole('cell', { name: '/nowhere/', exact: true })).toBeVisible()
  await expect.element(panel).not.toHaveTextContent('ada@example.com')
  window.vowkit?.debug()
})

it('lists the events of elements, the newest first', async () => {
  const element = addElement('<vendor-inquiry vendor-id="3"></vendor-inquiry>')
  window.vowkit?.debug()
  for (const name of ['vk-open', 'vk-close'])
    element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }))
  const rows = panel.getByRole('table', { name: 'Events' }).getByRole('row')
  await expect.element(rows.filter({ hasText: 'vk-open' })).toBeVisible()
  const names = rows.elements().map(({ textContent }) => textContent ?? '')
  const indexOf = (name: string) => names.findIndex((text) => text.includes(name))
  expect(indexOf('vk-close')).toBeLessThan(indexOf('vk-open'))
  window.vowkit?.debug()
})

it('closes with Escape, with its button and with a second call', async () => {
  addElement('<vendor-inquiry vendor-id="3"></vendor-inquiry>')
  window.vowkit?.debug()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  window.vowkit?.debug()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  window.vowkit?.debug()
  window.vowkit?.debug()
  await expect.element(panel).not.toBeInTheDocument()
})
