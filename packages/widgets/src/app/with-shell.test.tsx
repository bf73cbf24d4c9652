import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WidgetError, WidgetProps } from '../widget-props.ts'
import { withShell } from './with-shell.tsx'

interface SampleProps extends WidgetProps {
  words: string | null
}

const Shell = withShell('vk-sample', ({ words }: SampleProps) => {
  if (words === null) throw new Error('Out of words.')
  return words
})

const host = document.createElement('div')
const told: WidgetError[] = []
const props = { apiHost: 'https://api.example', onError: (error: WidgetError) => void told.push(error) }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  told.length = 0
})

it('a widget that failed renders again when its props change', async () => {
  const root = createRoot(host)
  root.render(<Shell {...props} words={null} />)
  await expect.poll(() => host.textContent).toContain('Something went wrong here')
  root.render(<Shell {...props} words="Fog" />)
  await expect.poll(() => host.textContent).toBe('Fog')
  root.render(<Shell {...props} words={null} />)
  await expect.poll(() => host.textContent).toContain('Something went wrong here')
  expect(told).toHaveLength(2)
  root.unmount()
})

it('the error card of a failed widget uses the language and theme of the page', async () => {
  const root = createRoot(host)
  root.render(<Shell {...props} words={null} lang="es" theme="dark" />)
  await expect.poll(() => host.textContent).toContain('Algo salió mal aquí')
  const card = host.querySelector('[lang]')
  expect([card?.getAttribute('lang'), card?.getAttribute('data-theme')]).toEqual(['es', 'dark'])
  root.unmount()
})
