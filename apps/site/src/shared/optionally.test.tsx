import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { optionally } from './optionally.ts'

afterEach(cleanup)

it('shows what comes, and nothing where it does not, while the rest stays', async () => {
  const There = optionally<object>(async () => () => <p>Extra</p>)
  const Gone = optionally<object>(() => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <Suspense fallback={<p>Coming</p>}>
      <h1>The screen</h1>
      <There />
      <Gone />
    </Suspense>,
  )
  expect(await screen.findByText('Extra')).toBeDefined()
  expect(screen.getByRole('heading').textContent).toBe('The screen')
})
