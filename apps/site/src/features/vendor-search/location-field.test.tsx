import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LocationField } from './location-field.tsx'

const NOTE = 'We only support Northern California at the moment'

function setup() {
  const { container } = render(<LocationField />)
  const note = screen.getByText(NOTE)
  return {
    box: container.firstElementChild as HTMLElement,
    lock: screen.getByRole('button', { name: 'Why the location is fixed' }),
    note,
    isShown: () => note.dataset.shown === 'true',
  }
}

afterEach(cleanup)

it('LocationField links the note to its field and its lock button', () => {
  const { lock, note } = setup()
  expect(note.getAttribute('role')).toBe('tooltip')
  expect(lock.getAttribute('aria-describedby')).toBe(note.id)
  expect(screen.getByLabelText('Location').getAttribute('aria-describedby')).toBe(note.id)
})

it('LocationField shows its note while the pointer is over the field', () => {
  const { box, isShown } = setup()
  expect(isShown()).toBe(false)
  fireEvent.pointerEnter(box)
  expect(isShown()).toBe(true)
  fireEvent.pointerLeave(box)
  expect(isShown()).toBe(false)
})

it('LocationField shows its note while the lock icon has the focus, and hides it on Escape', () => {
  const { lock, isShown } = setup()
  fireEvent.focus(lock)
  expect(isShown()).toBe(true)
  fireEvent.keyDown(lock, { key: 'Escape' })
  expect(isShown()).toBe(false)
  lock.blur()
  fireEvent.click(lock)
  expect(isShown()).toBe(true)
  expect(document.activeElement).toBe(lock)
  fireEvent.blur(lock)
  expect(isShown()).toBe(false)
})
