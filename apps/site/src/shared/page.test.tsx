import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CurrentScreenProvider } from './current-screen.ts'
import { Page } from './page.tsx'

afterEach(cleanup)

/**
 * Opens a screen, then a second screen with a field. `focus` can focus this field before the second screen's effects
 * run.
 */
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

it('the page focuses its heading when the screen opens', () => {
  openNext()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('the page leaves the focus in a field of the screen', () => {
  openNext((field) => field?.focus())
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it("the page uses the route table's document title unless the screen sets a title", () => {
  openNext()
  expect(document.title).toBe('Settings · Vowkit')
})
