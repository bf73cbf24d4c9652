import {
  type ChatThread,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  type ReportReason,
  reportConversation,
} from '@vowkit/sdk-core/chat'
import { type FormEvent, useId, useState } from 'react'
import { safetyMessages } from '../../messages/english/safety.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'

export interface ReportFormProps {
  roomId: ChatThread['roomId']
}

/** The form that reports a conversation to the operator. */
export function ReportForm({ roomId }: ReportFormProps) {
  const messages = useMessages('safety', safetyMessages)
  const { ports } = useClient()
  const group = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (status === 'sending') return
    if (reason === null) return setFailure(messages.noReason)
    setStatus('sending')
    setFailure(null)
    const result = await reportConversation(ports, roomId, { reason, words })
    setStatus(result.ok ? 'sent' : 'idle')
    if (!result.ok) setFailure(result.error.status === 429 ? messages.tooMany : messages.failed)
  }

  if (status === 'sent') return <Alert tone="note">{messages.reported}</Alert>
  return (
    <form className="vk-safety__report" noValidate onSubmit={send}>
      <h3 className="vk-safety__title">{messages.reportTitle}</h3>
      <p className="vk-safety__hint">{messages.reportHint}</p>
      <fieldset className="vk-safety__reasons">
        <legend>{messages.reason}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className="vk-safety__reason">
            <input type="radio" name={group} checked={one === reason} onChange={() => setReason(one)} />
            {messages.reasons[one]}
          </label>
        ))}
      </fieldset>
      <label className="vk-field">
        <span className="vk-field__label">{messages.words}</span>
        <textarea
          className="vk-field__input vk-safety__words"
          dir="auto"
          maxLength={MAX_REPORT_LENGTH}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      {failure !== null && <Alert>{failure}</Alert>}
      <Button type="submit" busy={status === 'sending'} busyLabel={messages.reporting}>
        {messages.report}
      </Button>
    </form>
  )
}
