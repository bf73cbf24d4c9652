import type { Ref } from 'react'
import { launcherMessages } from '../../messages/english/launcher.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ChatIcon } from '../../ui/icon/chat-icon.ts'
import { CloseIcon } from '../../ui/icon/icon.tsx'

interface LauncherProps {
  isOpen: boolean
  buttonRef: Ref<HTMLButtonElement>
  /** Called when a pointer or the focus reaches the button. */
  onNear: () => void
  onPress: () => void
}

/** The button in the corner of the window. It opens and closes the panel. */
export function Launcher({ isOpen, buttonRef, onNear, onPress }: LauncherProps) {
  const messages = useMessages('launcher', launcherMessages)
  return (
    <button
      type="button"
      className="vk-launcher"
      part="launcher button"
      aria-label={isOpen ? messages.close : messages.open}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      ref={buttonRef}
      onPointerEnter={onNear}
      onPointerDown={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      {isOpen ? <CloseIcon /> : <ChatIcon />}
    </button>
  )
}
