import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CurrentScreenProvider } from './current-screen.ts'
import { Page } from './page.tsx'

afterEach(cleanup)

/** Opens a screen with a field after another one. `focus` may focus the field before the screen's effects run. */
function openNext(focus?: (field: HTMLInputElement | null) => void) {
  const current = { title: 'Settings', aimOf: () => '', opened: { current: null } }
  const inSite = (page: ReactNode) => <CurrentScreenProvider value={current}>{page}</CurrentScreenProvider>
  const { rerender } = render(
    inSite(
      <Page key="first" title="First">
        <h1>First</h1>
      </Page>,
    ),
  )
  expect(document.title).toBe('First · Vowkit')
  rerender(
    inSite(
      <Page key="next">
        <h1>Next</h1>
        <input ref={focus} />
      </Page>,
    ),
  )
}

it('focuses the heading of a screen that was opened', () => {
  openNext()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('leaves the focus in a field of the screen', () => {
  openNext((field) => field?.focus())
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('takes the title of the route table unless the screen has its own', () => {
  openNext()
  expect(document.title).toBe('Settings · Vowkit')
})
