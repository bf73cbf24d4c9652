import type { Toast } from '@vowkit/sdk-core'
import { useLayoutEffect, useRef } from 'react'
import { toastMessages } from '../../messages/toast.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

const ICONS = { success: DoneIcon, error: AlertIcon, info: InfoIcon }

export interface ToastCardProps {
  toast: Toast
  /** Somebody points at it or has it in focus; and no longer. */
  onHold: () => void
  onRelease: () => void
  onDismiss: () => void
}

/** One toast to be seen: an icon, its text, and a button that dismisses it. */
export function ToastCard({ toast: { tone, text }, onHold, onRelease, onDismiss }: ToastCardProps) {
  const words = useMessages('toast', toastMessages)
  const card = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const ToneIcon = ICONS[tone]

  useLayoutEffect(() => {
    const element = card.current
    // Whatever it goes by, the focus goes back.
    return () => {
      if (element?.contains(element.ownerDocument.activeElement)) cameFrom.current?.focus()
    }
  }, [])

  return (
    <article
      className="vk-toast"
      part="toast"
      data-tone={tone}
      ref={card}
      onPointerEnter={onHold}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(currentTarget.ownerDocument.activeElement)) onRelease()
      }}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
        onHold()
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) onRelease()
      }}
    >
      <ToneIcon />
      <p className="vk-toast__text" dir="auto">
        {text}
      </p>
      <IconButton label={words.dismiss} icon={CloseIcon} onClick={onDismiss} />
    </article>
  )
}
