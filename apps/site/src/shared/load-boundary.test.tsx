import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazily } from './lazily.ts'
import { LoadBoundary } from './load-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('says that a screen did not load by a heading that takes the focus, and offers to load the page again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lost = lazily(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <LoadBoundary>
      <Suspense fallback="Loading">
        <Lost />
      </Suspense>
    </LoadBoundary>,
  )
  const heading = await screen.findByRole('heading', { name: 'This page did not load' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(reported).toHaveBeenCalled()
})
