import { useStore } from '@nanostores/react'
import { type Assistant, type AssistantState, isSaid } from '@vowkit/sdk-core/assistant'
import { type RefObject, useRef, useState } from 'react'
import { assistantMessages } from '../../messages/assistant.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ExpandIcon } from '../../ui/icon/icon.tsx'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import type { AssistantOptions } from './assistant-props.ts'
import { Entry } from './entry.tsx'
import { Outcome } from './outcome.tsx'
import { QuestionForm } from './question-form.tsx'
import { SpokenReply } from './spoken-reply.tsx'
import { Suggestions } from './suggestions.tsx'
import { useFollowing } from './use-following.ts'
import { usePage } from './use-page.ts'

export interface TalkProps extends AssistantOptions {
  assistant: Assistant
  state: AssistantState
  areaRef: RefObject<HTMLTextAreaElement | null>
}

const UNDER_WAY: readonly AssistantState['status'][] = ['asking', 'typing', 'writing']

/** The messages and the form for the next question. */
export function Talk({ assistant, state, areaRef, ...options }: TalkProps) {
  const { vendorId, siteUrl, onMessage, onVendorSelect, onError } = options
  const words = useMessages('assistant', assistantMessages)
  const draft = useStore(assistant.$draft, { ssr: 'initial' })
  const now = useStore(assistant.$now, { ssr: 'initial' })
  const list = useRef<HTMLDivElement>(null)
  const own = state.entries.filter(({ role }) => role === 'user').length
  const { isBehind, follow, onScroll } = useFollowing(list, state, own, draft)
  const [isLoggingIn, setLoggingIn] = useState(false)
  const page = usePage(options)
  const isVendorPage = vendorId !== undefined && vendorId !== ''

  function send(text: string): boolean {
    const isSent = assistant.send(text, page)
    if (isSent) onMessage?.({ content: text.trim() })
    return isSent
  }

  return (
    <>
      <div className="vk-talk">
        <div
          className="vk-talk__list"
          part="body"
          role="log"
          aria-live="off"
          aria-label={words.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it too
          tabIndex={0}
          ref={list}
          onScroll={onScroll}
        >
          {state.entries.filter(isSaid).map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              now={now}
              isHalf={state.status === 'writing' && state.replyId === entry.id}
              siteUrl={siteUrl}
              onVendorSelect={onVendorSelect}
            />
          ))}
          <Outcome state={state} onRetry={() => assistant.retry(page)} onLogIn={() => setLoggingIn(true)} />
          {own === 0 && <Suggestions isVendorPage={isVendorPage} onPick={send} />}
        </div>
        {isBehind && (
          <button type="button" className="vk-talk__pill" part="button" onClick={follow}>
            <ExpandIcon />
            {words.newMessages}
          </button>
        )}
      </div>
      <p className="vk-sr" role="status">
        {state.status === 'typing' && words.typing}
      </p>
      <SpokenReply assistant={assistant} />
      <QuestionForm
        text={draft}
        isBusy={UNDER_WAY.includes(state.status)}
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
    </>
  )
}
