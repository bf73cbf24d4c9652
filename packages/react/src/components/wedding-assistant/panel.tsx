import { type RefObject, useLayoutEffect, useRef } from 'react'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBackToClose } from '../../shared/use-back-to-close.ts'
import { useLatest } from '../../shared/use-latest.ts'
import { useKeyboardInset } from '../../ui/dialog/use-keyboard-inset.ts'
import { Chat, type ChatProps } from './chat.tsx'
import { ChatHeader } from './chat-header.tsx'
import { useMediaQuery } from './use-media-query.ts'
import { usePageContext } from './use-page-context.ts'

/** Matches windows that the panel fills: phones in either orientation, and pages at high zoom. */
const SMALL_WINDOW = '(max-width: 639.98px), (max-height: 399.98px)'

export interface PanelProps extends Omit<ChatProps, 'areaRef'> {
  /**
   * Whether the visitor opened the panel. If so, it takes the focus. Otherwise, it closes if it would fill the window.
   */
  isUserInitiated: boolean
  /** Called when the visitor closes the panel with the panel's own controls. */
  onDismiss: () => void
}

/** The conversation, as a dialog above its button. In a small window, it fills the window and is modal. */
export function Panel({ isUserInitiated, onDismiss, ...talk }: PanelProps) {
  const { assistant, greeting } = talk
  const messages = useMessages('assistant', assistantMessages)
  const page = usePageContext(talk)
  const isFull = useMediaQuery(SMALL_WINDOW)
  const dialog = useRef<HTMLDialogElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const latest = useLatest({ isUserInitiated, onDismiss })

  const greet = () => assistant.greet(greeting, page)
  useBackToClose(isFull && isUserInitiated, onDismiss)

  useLayoutEffect(() => {
    const element = dialog.current
    const { isUserInitiated, onDismiss } = latest.current
    if (!element) return
    if (isFull && !isUserInitiated) return onDismiss()
    if (isFull) element.showModal()
    // Set `open` instead, because `show()` would move the focus.
    else element.open = true
    if (isUserInitiated) (isFull ? element.querySelector('h2') : area.current)?.focus()
    return () => element.close()
  }, [isFull, latest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: greets once, when the panel opens
  useLayoutEffect(greet, [assistant])

  return (
    <dialog
      className="vk-panel"
      part="panel"
      data-full={isFull}
      aria-label={messages.title}
      ref={dialog}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      onKeyDown={(event) => {
        // Ignore the Escape of a nested dialog, which handles the key itself.
        const isOurs = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.keyCode === 229 || isFull || !isOurs)
          return
        event.stopPropagation()
        onDismiss()
      }}
    >
      <ChatHeader
        onNewChat={() => {
          assistant.clear()
          greet()
          area.current?.focus()
        }}
        onClose={onDismiss}
      />
      <Chat {...talk} areaRef={area} />
      {isFull && <KeyboardInset target={dialog} />}
    </dialog>
  )
}

/** Keeps the panel above an on-screen keyboard while mounted. */
function KeyboardInset({ target }: { target: RefObject<HTMLElement | null> }) {
  useKeyboardInset(target)
  return null
}
