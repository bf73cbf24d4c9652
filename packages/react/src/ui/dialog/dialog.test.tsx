import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

function setup() {
  const onClose = vi.fn()
  const view = render(
    <StrictMode>
      <Dialog title="Sign in" closeLabel="Close" onClose={onClose}>
        <p>Inside</p>
      </Dialog>
    </StrictMode>,
  )
  return { ...view, onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in' }) }
}

it('is modal while it is rendered', () => {
  const { dialog, unmount } = setup()
  expect(dialog.open).toBe(true)
  unmount()
  expect(dialog.open).toBe(false)
})

it('has the focus itself, so that its name is heard before its buttons', () => {
  expect(setup().dialog).toHaveAttribute('autofocus')
  expect(screen.queryByRole('banner')).toBeNull()
})

it('tells nobody about a close that comes from leaving', () => {
  const { onClose, unmount } = setup()
  unmount()
  expect(onClose).not.toHaveBeenCalled()
})

it('leaves closing by Escape to its owner', () => {
  const { dialog, onClose } = setup()
  const cancel = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('follows a browser that closed it all the same', () => {
  const { dialog, onClose } = setup()
  dialog.close()
  expect(onClose).toHaveBeenCalledTimes(1)
})
