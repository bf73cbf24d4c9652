import type { Toast } from '@vowkit/sdk-core'
import { useLayoutEffect, useRef } from 'react'
import { toastMessages } from '../../messages/english/toast.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** The emoji of a text replaces the icon. */
const STARTS_WITH_EMOJI = /^\p{Extended_Pictographic}/u
const ICONS = { success: DoneIcon, error: AlertIcon, info: InfoIcon }

export interface ToastCardProps {
  toast: Toast
  /** Called when the pointer or the focus enters the toast. */
  onHold: () => void
  /** Called when both the pointer and the focus have left the toast. */
  onRelease: () => void
  onDismiss: () => void
}

/** The visible part of a toast: an icon, the text and a dismiss button. A text that starts with an emoji has no icon. */
export function ToastCard({ toast: { tone, text }, onHold, onRelease, onDismiss }: ToastCardProps) {
  const messages = useMessages('toast', toastMessages)
  const card = useRef<HTMLElement>(null)
  const previousFocus = useRef<HTMLElement | null>(null)
  const ToneIcon = ICONS[tone]

  useLayoutEffect(() => {
    const element = card.current
    // Restore the focus, regardless of how the toast is removed.
    return () => {
      if (element?.contains(element.ownerDocument.activeElement)) previousFocus.current?.focus()
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
        if (relatedTarget instanceof HTMLElement) previousFocus.current = relatedTarget
        onHold()
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) onRelease()
      }}
    >
      {!STARTS_WITH_EMOJI.test(text) && <ToneIcon />}
      <p className="vk-toast__text" dir="auto">
        {text}
      </p>
      <IconButton label={messages.dismiss} icon={CloseIcon} onClick={onDismiss} />
    </article>
  )
}
