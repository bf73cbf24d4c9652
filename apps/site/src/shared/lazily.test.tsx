import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazily, preload } from './lazily.ts'

function setup(load = async () => () => <p>Here</p>) {
  let loads = 0
  const Late = lazily(() => {
    loads++
    return load()
  })
  const show = () =>
    render(
      <StrictMode>
        <Suspense fallback="Coming">
          <Late />
        </Suspense>
      </StrictMode>,
    )
  return { Late, show, loads: () => loads }
}

afterEach(cleanup)

it('comes when it is first shown, once', async () => {
  const { show, loads } = setup()
  expect(loads()).toBe(0)
  show()
  expect(screen.getByText('Coming')).toBeDefined()
  expect(await screen.findByText('Here')).toBeDefined()
  expect(loads()).toBe(1)
})

it('is shown at once when it had been asked to come', async () => {
  const { Late, show, loads } = setup()
  await preload(Late)
  show()
  expect(screen.getByText('Here')).toBeDefined()
  expect(screen.queryByText('Coming')).toBeNull()
  expect(loads()).toBe(1)
})

it('tells nobody that it will not come but those who show it', async () => {
  const { Late } = setup(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect(preload(Late)).resolves.toBeUndefined()
})

it('waits for nothing that is there from the start', () => {
  expect(preload(() => null)).toBeNull()
  expect(preload('main')).toBeNull()
})
