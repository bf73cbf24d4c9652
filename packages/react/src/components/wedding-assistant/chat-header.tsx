import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ArchIcon } from '../../ui/icon/arch-icon.ts'
import { CloseIcon, icon } from '../../ui/icon/icon.tsx'

const NewChatIcon = /* @__PURE__ */ icon('M12 20h9M16.4 3.6a2 2 0 0 1 3 3L7.4 18.6 3 20l1.4-4.4z')

interface ChatHeaderProps {
  onNewChat: () => void
  /** Called when the visitor closes the panel. If it is undefined, there is no close button. */
  onClose?: () => void
}

/** The title of the assistant, with buttons for starting a new conversation and for closing the panel. */
export function ChatHeader({ onNewChat, onClose }: ChatHeaderProps) {
  const messages = useMessages('assistant', assistantMessages)
  const [before, after] = messages.titleEmphasis ? messages.title.split(messages.titleEmphasis) : [messages.title]
  return (
    <header className="vk-panel__header" part="header">
      <span className="vk-panel__mark">
        <ArchIcon />
      </span>
      <div className="vk-panel__names">
        <h2 className="vk-panel__title" part="title" tabIndex={-1}>
          {before}
          {after !== undefined && <em>{messages.titleEmphasis}</em>}
          {after}
        </h2>
        <p className="vk-panel__subtitle">{messages.subtitle}</p>
      </div>
      <button
        type="button"
        className="vk-icon-button"
        aria-label={messages.newChat}
        title={messages.newChat}
        onClick={onNewChat}
      >
        <NewChatIcon />
      </button>
      {onClose && (
        <button type="button" className="vk-icon-button" aria-label={messages.close} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </header>
  )
}
