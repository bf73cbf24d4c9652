import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { CloseOnBackContext } from '../../shared/close-on-back.ts'
import { Dialog } from './dialog.tsx'

function setup({ closeOnBack = false } = {}) {
  const onClose = vi.fn()
  const view = render(
    <StrictMode>
      <CloseOnBackContext.Provider value={closeOnBack}>
        <Dialog title="Sign in" closeLabel="Close" onClose={onClose}>
          <p>Inside</p>
        </Dialog>
      </CloseOnBackContext.Provider>
    </StrictMode>,
  )
  return { ...view, onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in' }) }
}

it('Dialog is modal while mounted', () => {
  const { dialog, unmount } = setup()
  expect(dialog.open).toBe(true)
  unmount()
  expect(dialog.open).toBe(false)
})

it('Dialog takes the focus itself, so that screen readers announce its name first', () => {
  expect(setup().dialog).toHaveAttribute('autofocus')
  expect(screen.queryByRole('banner')).toBeNull()
})

it('Dialog does not call onClose when it unmounts', () => {
  const { onClose, unmount } = setup()
  unmount()
  expect(onClose).not.toHaveBeenCalled()
})

it('Dialog calls onClose on Escape and stays open until it is unmounted', () => {
  const { dialog, onClose } = setup()
  const cancel = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('Dialog calls onClose if the browser closes the element', () => {
  const { dialog, onClose } = setup()
  dialog.close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('Dialog leaves the history of the page unchanged unless the provider has closeOnBack', async () => {
  const before = window.history.length
  setup()
  await Promise.resolve()
  expect(window.history.length).toBe(before)
  expect(window.history.state).not.toMatchObject({ vkPanel: 1 })
})

it('Dialog calls onClose on Back if the provider has closeOnBack', async () => {
  const { onClose } = setup({ closeOnBack: true })
  await waitFor(() => expect(window.history.state).toMatchObject({ vkPanel: 1 }))
  window.history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('a dialog that replaces another one stays open', async () => {
  const onClose = vi.fn()
  const show = (title: string) => (
    <CloseOnBackContext.Provider value={true}>
      <Dialog key={title} title={title} closeLabel="Close" onClose={onClose}>
        <p>Inside</p>
      </Dialog>
    </CloseOnBackContext.Provider>
  )
  const { rerender } = render(show('Sign in'))
  await waitFor(() => expect(window.history.state).toMatchObject({ vkPanel: 1 }))
  rerender(show('More visions'))
  await Promise.resolve()
  expect(window.history.state).toMatchObject({ vkPanel: 1 })
  expect(onClose).not.toHaveBeenCalled()
})
