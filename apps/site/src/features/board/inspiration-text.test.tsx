import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InspirationText } from './inspiration-text.tsx'

/** Fakes the layout: the text has this height, of which six lines of 20 px are visible. */
function layOut(height: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(120)
}

let resized: (() => void)[] = []
beforeEach(() => {
  resized = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized.push(listener)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function setup(height: number) {
  layOut(height)
  render(<InspirationText text="A very long story" />)
  act(() => {
    for (const listener of resized) listener()
  })
}

it('InspirationText shows a short text without a button', () => {
  setup(80)
  expect(screen.queryByRole('button')).toBeNull()
})

it('InspirationText expands and collapses a long text', () => {
  setup(400)
  fireEvent.click(screen.getByRole('button', { name: 'More', expanded: false }))
  expect(screen.getByText('A very long story').dataset.open).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }))
  expect(screen.getByText('A very long story').dataset.open).toBe('false')
})
