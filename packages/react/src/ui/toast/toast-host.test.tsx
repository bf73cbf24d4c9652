import { act, screen, within } from '@testing-library/react'
import { createToasts, type NewToast, TOAST_MS } from '@vowkit/sdk-core'
import { afterEach, expect, it } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { ToastHost } from './toast-host.tsx'
import { ANNOUNCE_DELAY_MS } from './use-announced-toast.ts'

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover')
})

const list = () => screen.getByRole('region', { name: 'Notifications' })
const toast = () => within(list()).getByRole('article')
const expectNone = () => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()

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

it('ToastHost renders no list until there is a toast', () => {
  show()
  expectNone()
})

it.each(['success', 'info', 'error'] as const)(
  'ToastHost shows a toast of the tone %s with its text and an icon',
  (tone) => {
    show({ tone, text: 'Saved' })
    expect(toast().textContent).toBe('Saved')
    expect(toast()).toHaveAttribute('data-tone', tone)
    expect(toast().querySelector('svg')).not.toBeNull()
  },
)

it.each(['✅ Inquiry sent successfully!', '❌ Inquiry was not sent. Please try again.', '🎉 Exclusive Deal Claimed!'])(
  'ToastHost shows no icon next to the emoji of the text "%s"',
  (text) => {
    show({ tone: 'success', text })
    expect(toast().textContent).toBe(text)
    expect(toast().querySelector(':scope > svg')).toBeNull()
  },
)

it.each(['success', 'info'] as const)(
  'ToastHost announces a toast of the tone %s once, in a live region that already existed',
  async (tone) => {
    const { wait, tell } = show()
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    tell({ tone, text: 'Saved' })
    await wait(ANNOUNCE_DELAY_MS)
    expect(region).toHaveTextContent(/^Saved$/)
    expect(list().closest('[role="status"], [role="alert"], [aria-live]')).toBeNull()
    expect(within(list()).queryByRole('status')).toBeNull()
  },
)

it('ToastHost announces an error once as an alert', async () => {
  const { wait } = show({ tone: 'error', text: 'Not saved' })
  await wait(ANNOUNCE_DELAY_MS)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved$/)
  expect(list()).not.toContainElement(screen.getByRole('alert'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('ToastHost announces two simultaneous toasts one after another', async () => {
  const { wait } = show({ tone: 'error', text: 'Not saved' }, { tone: 'success', text: 'Sent' })
  await wait(ANNOUNCE_DELAY_MS)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved$/)
  await wait(ANNOUNCE_DELAY_MS)
  expect(screen.getByRole('status')).toHaveTextContent(/^Sent$/)
})

it('ToastHost does not announce a toast again when another toast disappears', async () => {
  const { user, wait, tell } = show({ tone: 'success', text: 'One' })
  await wait(ANNOUNCE_DELAY_MS)
  tell({ tone: 'error', text: 'Two' })
  await wait(ANNOUNCE_DELAY_MS)
  const said = screen.getByRole('alert')
  await user.keyboard('{Escape}')
  await wait(ANNOUNCE_DELAY_MS)
  expect(screen.getByRole('alert')).toBe(said)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.keyboard('{Escape}')
  expectNone()
  expect(screen.queryByText('Two')).toBeNull()
})

it('a toast disappears after 5 seconds', async () => {
  const { wait } = show({ tone: 'success', text: 'Saved' })
  await wait(TOAST_MS - 1)
  expect(toast()).toBeVisible()
  await wait(1)
  expectNone()
})

it('a toast stays while the pointer is over the toast, and disappears 5 seconds later', async () => {
  const { user, wait } = show({ tone: 'success', text: 'Saved' })
  await user.hover(toast())
  await wait(TOAST_MS * 3)
  expect(toast()).toBeVisible()
  await user.unhover(toast())
  await wait(TOAST_MS)
  expectNone()
})

it('a toast stays while the toast has the focus, even when the pointer leaves', async () => {
  const { user, wait } = show({ tone: 'error', text: 'Not saved' })
  await user.hover(toast())
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  await user.unhover(toast())
  await wait(TOAST_MS * 3)
  expect(toast()).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Before' }).focus())
  await wait(TOAST_MS)
  expectNone()
})

it.each(['{Enter}', '{Escape}'])('a toast can be dismissed with %s, which restores the focus', async (key) => {
  const { user } = show({ tone: 'success', text: 'Saved' })
  act(() => screen.getByRole('button', { name: 'Before' }).focus())
  await user.tab()
  await user.keyboard(key)
  expectNone()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

function openDialog(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  return dialog
}

it('ToastHost dismisses the newest toast on Escape unless a dialog handles the key', async () => {
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

it('ToastHost is in the top layer', () => {
  const above: unknown[] = []
  HTMLElement.prototype.togglePopover = function () {
    return above.push(this) > 0
  }
  show({ tone: 'success', text: 'One' })
  expect(list()).toHaveAttribute('popover', 'manual')
  expect(above).toContain(list())
})

it('ToastHost moves into an open dialog to stay accessible, and remains on the page when the dialog closes', async () => {
  const dialog = openDialog()
  const { user, wait } = show({ tone: 'error', text: 'Not saved' })
  await wait(ANNOUNCE_DELAY_MS)
  expect(dialog).toContainElement(toast())
  expect(dialog).toContainElement(screen.getByRole('alert'))
  act(() => dialog.close())
  dialog.remove()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expectNone()
})
