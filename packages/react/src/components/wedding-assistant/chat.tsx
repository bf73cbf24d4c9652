import { useStore } from '@nanostores/react'
import { type Assistant, type AssistantEntry, type AssistantState, hasText } from '@vowkit/sdk-core/assistant'
import { type RefObject, useRef, useState } from 'react'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ExpandIcon } from '../../ui/icon/icon.tsx'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import { OpensProfiles } from '../vendor-profile/dialog/opens-profiles.tsx'
import type { AssistantOptions } from './assistant-props.ts'
import { ChatMessage } from './chat-message.tsx'
import { Handover } from './handover.tsx'
import { QuestionForm } from './question-form.tsx'
import { ReplyAnnouncer } from './reply-announcer.tsx'
import { ReplyStatus } from './reply-status.tsx'
import { Suggestions } from './suggestions.tsx'
import { usePageContext } from './use-page-context.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

export interface ChatProps extends AssistantOptions {
  assistant: Assistant
  state: AssistantState
  areaRef: RefObject<HTMLTextAreaElement | null>
}

const IN_PROGRESS: readonly AssistantState['status'][] = ['asking', 'typing', 'writing']

/** The messages of the conversation and the form for the next question. */
export function Chat({ assistant, state, areaRef, ...options }: ChatProps) {
  const { vendorId, siteUrl, onMessage, onVendorSelect, onVendorSave, onError } = options
  const messages = useMessages('assistant', assistantMessages)
  const draft = useStore(assistant.$draft, { ssr: 'initial' })
  const now = useStore(assistant.$now, { ssr: 'initial' })
  const list = useRef<HTMLDivElement>(null)
  const own = state.entries.filter(({ role }) => role === 'user').length
  const { hasNewBelow, scrollToBottom, onScroll } = useStickToBottom(list, {
    content: state,
    ownMessages: own,
    listHeight: draft,
  })
  const hasModelReply = state.entries.some(({ parts }) => parts?.answered_by === 'model')
  const [isLoggingIn, setLoggingIn] = useState(false)
  const page = usePageContext(options)
  const isVendorPage = vendorId !== undefined && vendorId !== ''
  const questions = own === 0 ? (isVendorPage ? messages.vendorQuestions : messages.questions) : followUps(state)

  function send(text: string): boolean {
    const isSent = assistant.send(text, page)
    if (isSent) onMessage?.({ content: text.trim() })
    return isSent
  }

  return (
    <OpensProfiles siteUrl={siteUrl} onVendorSave={onVendorSave} onError={onError}>
      <div className="vk-talk">
        <div
          className="vk-talk__list"
          part="body"
          role="log"
          aria-live="off"
          aria-label={messages.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the list scrollable by keyboard
          tabIndex={0}
          ref={list}
          onScroll={onScroll}
        >
          {!state.entries.some(hasText) && <p className="vk-talk__intro">{messages.intro}</p>}
          {state.entries.filter(hasText).map((entry, index) => (
            <ChatMessage
              key={entry.id}
              entry={entry}
              now={now}
              showsAuthor={hasModelReply}
              isRatable={index > 0 && isComplete(entry)}
              onRate={assistant.rate}
              isStreaming={state.status === 'writing' && state.replyId === entry.id}
              siteUrl={siteUrl}
              onVendorSelect={onVendorSelect}
            />
          ))}
          <ReplyStatus state={state} onRetry={() => assistant.retry(page)} onLogIn={() => setLoggingIn(true)} />
          {questions.length > 0 && <Suggestions questions={questions} onPick={send} />}
          {own > 0 && state.status === 'ready' && (
            <Handover assistant={assistant} vendorId={isVendorPage ? vendorId : undefined} onError={onError} />
          )}
        </div>
        {hasNewBelow && (
          <button type="button" className="vk-talk__pill" part="button" onClick={scrollToBottom}>
            <ExpandIcon />
            {messages.newMessages}
          </button>
        )}
      </div>
      <p className="vk-sr" role="status">
        {state.status === 'typing' && messages.typing}
      </p>
      <ReplyAnnouncer assistant={assistant} />
      <QuestionForm
        text={draft}
        isBusy={IN_PROGRESS.includes(state.status)}
        areaRef={areaRef}
        onChange={assistant.setDraft}
        onSend={() => send(draft) && assistant.setDraft('')}
        onStop={assistant.stop}
      />
      {isLoggingIn && (
        <LoginDialogLazy
          onDone={() => {
            setLoggingIn(false)
            assistant.retry(page)
          }}
          onError={onError}
          onClose={() => setLoggingIn(false)}
        />
      )}
    </OpensProfiles>
  )
}

/** Returns the questions that the last reply suggests, or none while another reply is pending. */
function followUps({ status, entries }: AssistantState): readonly string[] {
  return (status === 'ready' && entries.at(-1)?.parts?.suggestions) || []
}

/** Whether an entry is a complete reply. A partial reply has no id of the backend. */
function isComplete({ id, role }: AssistantEntry): boolean {
  return role === 'assistant' && id.startsWith('reply-')
}
