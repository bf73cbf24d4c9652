import { act, screen } from '@testing-library/react'
import { createToasts, type NewToast, TOAST_MS } from '@vowkit/sdk-core'
import { afterEach, expect, it } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { ToastHost } from './toast-host.tsx'

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover')
})

function show(...toasts: NewToast[]) {
  const view = setup(
    <>
      <button type="button">Before</button>
      <ToastHost />
    </>,
  )
  const { show, $toasts } = view.client.ports.once(createToasts)
  const tell = (toast: NewToast) => act(() => void show(toast))
  for (const toast of toasts) tell(toast)
  return { ...view, tell, texts: () => $toasts.get().map(({ text }) => text) }
}

it('is nothing until there is something to tell', () => {
  show()
  expect(screen.queryByRole('region')).toBeNull()
})

it.each(['success', 'info', 'error'] as const)('tells a %s, word for word, with an icon', (tone) => {
  const text = '🎉 Exclusive Deal Claimed! You’ll hear back from the vendor soon'
  show({ tone, text })
  const toast = screen.getByRole('alert')
  expect(toast.textContent).toBe(text)
  expect(toast).toHaveAttribute('data-tone', tone)
  expect(toast.querySelector('svg')).not.toBeNull()
})

it('goes after 5 seconds', async () => {
  const { wait } = show({ tone: 'success', text: 'Saved' })
  await wait(TOAST_MS - 1)
  expect(screen.getByRole('alert')).toBeVisible()
  await wait(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('stays while somebody points at it, and goes 5 seconds after', async () => {
  const { user, wait } = show({ tone: 'success', text: 'Saved' })
  await user.hover(screen.getByRole('alert'))
  await wait(TOAST_MS * 3)
  expect(screen.getByRole('alert')).toBeVisible()
  await user.unhover(screen.getByRole('alert'))
  await wait(TOAST_MS)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('stays while it has the focus, also when the pointer leaves', async () => {
  const { user, wait } = show({ tone: 'error', text: 'Not saved' })
  await user.hover(screen.getByRole('alert'))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  await user.unhover(screen.getByRole('alert'))
  await wait(TOAST_MS * 3)
  expect(screen.getByRole('alert')).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Before' }).focus())
  await wait(TOAST_MS)
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each(['{Enter}', '{Escape}'])('goes by %s, and gives the focus back', async (key) => {
  const { user } = show({ tone: 'success', text: 'Saved' })
  act(() => screen.getByRole('button', { name: 'Before' }).focus())
  await user.tab()
  await user.keyboard(key)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

function openDialog(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  return dialog
}

it('loses the newest by Escape, unless Escape is for a dialog', async () => {
  const { user, tell, texts } = show({ tone: 'success', text: 'One' }, { tone: 'error', text: 'Two' })
  await user.keyboard('{Escape}')
  expect(texts()).toEqual(['One'])
  const dialog = openDialog()
  tell({ tone: 'success', text: 'Three' })
  await user.keyboard('{Escape}')
  expect(texts()).toEqual(['One', 'Three'])
  act(() => dialog.close())
  await user.keyboard('{Escape}')
  expect(texts()).toEqual(['One'])
  dialog.remove()
})

it('lies above all else', () => {
  const above: unknown[] = []
  HTMLElement.prototype.togglePopover = function () {
    return above.push(this) > 0
  }
  show({ tone: 'success', text: 'One' })
  const list = screen.getByRole('region', { name: 'Notices' })
  expect(list).toHaveAttribute('popover', 'manual')
  expect(above).toContain(list)
})

it('is inside an open dialog, where it can be pressed and heard, and outlives it', async () => {
  const dialog = openDialog()
  const { user } = show({ tone: 'error', text: 'Not saved' })
  expect(dialog).toContainElement(screen.getByRole('alert'))
  act(() => dialog.close())
  dialog.remove()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
