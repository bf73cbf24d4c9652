import { useRef } from 'react'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { Chat } from './chat.tsx'
import { ChatHeader } from './chat-header.tsx'
import { useAssistant } from './use-assistant.ts'
import { usePageContext } from './use-page-context.ts'

/** The conversation, inline in the page. The first focus sends the greeting. */
export function InlineAssistant(options: AssistantOptions) {
  const messages = useMessages('assistant', assistantMessages)
  const { assistant, state } = useAssistant(options)
  const page = usePageContext(options)
  const area = useRef<HTMLTextAreaElement>(null)

  const greet = () => assistant.greet(options.greeting, page)

  return (
    <section className="vk-panel" part="panel" data-inline="true" aria-label={messages.title} onFocusCapture={greet}>
      <ChatHeader
        onNewChat={() => {
          assistant.clear()
          area.current?.focus()
        }}
      />
      <Chat {...options} assistant={assistant} state={state} areaRef={area} />
    </section>
  )
}
