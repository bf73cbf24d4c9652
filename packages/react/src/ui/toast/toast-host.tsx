import { useStore } from '@nanostores/react'
import { createToasts } from '@vowkit/sdk-core'
import { useEffect, useRef } from 'react'
import { toastMessages } from '../../messages/toast.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Root } from '../../root/root.tsx'
import { ToastCard } from './toast-card.tsx'

/**
 * Shows the client's toasts above everything else. A page has one, outside of what changes with its address, so that a
 * toast outlives the screen it was shown on. Escape dismisses the newest.
 */
export function ToastHost() {
  const words = useMessages('toast', toastMessages)
  const toasts = useClient().ports.once(createToasts)
  const shown = useStore(toasts.$toasts)
  const host = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id

  useEffect(() => {
    if (newest === undefined) return
    // What came to the top layer last lies above the rest of it: it comes once more where a dialog did meanwhile.
    if (isDialogOpen()) host.current?.togglePopover?.(false)
    host.current?.togglePopover?.(true)
  }, [newest])

  useEffect(() => {
    if (newest === undefined) return
    const dismiss = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isDialogOpen()) toasts.dismiss(newest)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [newest, toasts])

  if (shown.length === 0) return null
  return (
    <Root>
      <section className="vk-toasts" popover="manual" aria-label={words.notices} ref={host}>
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onHold={() => toasts.hold(toast.id)}
            onRelease={() => toasts.release(toast.id)}
            onDismiss={() => toasts.dismiss(toast.id)}
          />
        ))}
      </section>
    </Root>
  )
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
