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

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
] as const)('tells a %s as a %s, word for word, with an icon', (tone, role) => {
  const text = '🎉 Exclusive Deal Claimed! You’ll hear back from the vendor soon'
  show({ tone, text })
  const toast = screen.getByRole(role)
  expect(toast.textContent).toBe(text)
  expect(toast).toHaveAttribute('data-tone', tone)
  expect(toast.querySelector('svg')).not.toBeNull()
})

it('goes after 5 seconds', async () => {
  const { wait } = show({ tone: 'success', text: 'Saved' })
  await wait(TOAST_MS - 1)
  expect(screen.getByRole('status')).toBeVisible()
  await wait(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('stays while somebody points at it, and goes 5 seconds after', async () => {
  const { user, wait } = show({ tone: 'success', text: 'Saved' })
  await user.hover(screen.getByRole('status'))
  await wait(TOAST_MS * 3)
  expect(screen.getByRole('status')).toBeVisible()
  await user.unhover(screen.getByRole('status'))
  await wait(TOAST_MS)
  expect(screen.queryByRole('status')).toBeNull()
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
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

it('loses the newest by Escape, unless Escape was for something else', async () => {
  const { user, texts } = show({ tone: 'success', text: 'One' }, { tone: 'error', text: 'Two' })
  await user.keyboard('{Escape}')
  expect(texts()).toEqual(['One'])
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await user.keyboard('{Escape}')
  expect(texts()).toEqual(['One'])
  dialog.remove()
})

it('lies above all else, also above a dialog that opened after it', () => {
  const calls: unknown[] = []
  HTMLElement.prototype.togglePopover = (force) => calls.push(force) > 0
  const { tell } = show({ tone: 'success', text: 'One' })
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('popover', 'manual')
  expect(new Set(calls)).toEqual(new Set([true]))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  calls.length = 0
  tell({ tone: 'success', text: 'Two' })
  expect(calls).toEqual([false, true])
  dialog.remove()
})
