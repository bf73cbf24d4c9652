import type { AssistantState } from '@vowkit/sdk-core/assistant'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'

interface ReplyStatusProps {
  state: AssistantState
  onRetry: () => void
  onLogIn: () => void
}

/** The status below the last question: the typing indicator, or the reason why there is no reply, with an action. */
export function ReplyStatus({ state, onRetry, onLogIn }: ReplyStatusProps) {
  const messages = useMessages('assistant', assistantMessages)
  switch (state.status) {
    case 'typing':
      return (
        <div className="vk-talk__typing">
          <span />
          <span />
          <span />
        </div>
      )
    case 'failed':
      return (
        <div className="vk-talk__outcome" role="alert">
          <p>{state.code === 'rate_limited' ? messages.tooMany : messages.failed}</p>
          <Button onClick={onRetry}>{messages.askAgain}</Button>
        </div>
      )
    case 'signed-out':
      return (
        <div className="vk-talk__outcome" role="alert">
          <p>{messages.signedOut}</p>
          <Button variant="primary" onClick={onLogIn}>
            {messages.logIn}
          </Button>
        </div>
      )
    case 'stopped':
      return (
        <div className="vk-talk__outcome" data-is="quiet">
          <p>{messages.stopped}</p>
          <Button variant="quiet" onClick={onRetry}>
            {messages.askAgain}
          </Button>
        </div>
      )
    default:
      return null
  }
}
