import { cleanup, render, screen } from '@testing-library/react'
import { lazyComponent } from '@vowkit/react/lazy'
import { afterEach, expect, it, vi } from 'vitest'
import { LoadBoundary, LoadFallback, ScreenFallback } from './load-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['screen', ScreenFallback],
  ['dialog', LoadFallback],
])('LoadBoundary shows a focused error heading and a reload button when a %s does not load', async (_, fallback) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const Lost = lazyComponent(load, { fallback })
  render(
    <LoadBoundary>
      <Lost />
    </LoadBoundary>,
  )
  const heading = await screen.findByRole('heading', { name: 'This page did not load' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(reported).toHaveBeenCalled()
})
