import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Page } from './page.tsx'

afterEach(cleanup)

/** Opens a screen with a field after another one; somebody may be in the field by the time that it is seen. */
function openNext(goIn?: (field: HTMLInputElement | null) => void) {
  const { rerender } = render(
    <Page key="first" title="First">
      <h1>First</h1>
    </Page>,
  )
  rerender(
    <Page key="next" title="Next">
      <h1>Next</h1>
      <input ref={goIn} />
    </Page>,
  )
}

it('gives the heading of a screen that was opened the focus', () => {
  openNext()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('leaves the focus to who is in a field of it already', () => {
  openNext((field) => field?.focus())
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
