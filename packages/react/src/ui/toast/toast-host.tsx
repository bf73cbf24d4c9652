import { useStore } from '@nanostores/react'
import { createToasts } from '@vowkit/sdk-core'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toastMessages } from '../../messages/english/toast.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Root } from '../../root/root.tsx'
import { ToastAnnouncer } from './toast-announcer.tsx'
import { ToastCard } from './toast-card.tsx'
import { useAnnouncedToast } from './use-announced-toast.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/**
 * Shows the client's toasts in the top layer. Render it once per page and outside the router, so that toasts survive
 * navigation. Escape dismisses the newest toast unless a dialog is open.
 */
export function ToastHost() {
  const messages = useMessages('toast', toastMessages)
  const toasts = useClient().ports.once(createToasts)
  const shown = useStore(toasts.$toasts)
  const list = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id
  const dialog = useOpenDialog(newest)
  const spoken = useAnnouncedToast(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new dialog gets a new list element
  useEffect(() => {
    if (newest !== undefined) list.current?.togglePopover?.(true)
  }, [newest, dialog])

  useEffect(() => {
    if (newest === undefined || dialog) return
    const dismiss = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) toasts.dismiss(newest)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [newest, dialog, toasts])

  const content = (
    <Root>
      <ToastAnnouncer toast={spoken} />
      {shown.length > 0 && (
        <section className="vk-toasts" popover="manual" aria-label={messages.notices} ref={list}>
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
      )}
    </Root>
  )
  return dialog ? createPortal(content, dialog) : content
}
