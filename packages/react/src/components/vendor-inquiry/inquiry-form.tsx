import { useStore } from '@nanostores/react'
import { localDate } from '@vowkit/sdk-core'
import {
  type Inquiry,
  type InquiryProblem,
  type InquiryState,
  MAX_GUESTS,
  MAX_INQUIRY_LENGTH,
} from '@vowkit/sdk-core/vendors'
import { type FormEvent, useEffect, useRef } from 'react'
import { inquiryMessages } from '../../messages/english/inquiry.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { AvailabilityNote, type AvailabilityNoteProps } from './availability-note.tsx'

export interface InquiryFormProps extends Pick<AvailabilityNoteProps, 'vendorId' | 'vendor'> {
  inquiry: Inquiry
  state: InquiryState
  /** Whether the host shows failures. */
  withoutFailures: boolean
  /** Whether the form has fields for the date and the guests. */
  hasFacts: boolean
  /** The label of the button. */
  send: string
  /** Called on submit, with the value of the field that visitors do not see. */
  onSubmit: (website: string) => void
}

const PROBLEM_TEXTS = {
  past: 'past',
  date: 'invalidDate',
  guests: 'invalidGuests',
  message: 'tooLong',
} as const satisfies Record<InquiryProblem, keyof typeof inquiryMessages>

/** The fields of an inquiry. */
export function InquiryForm({
  vendorId,
  vendor,
  inquiry,
  state,
  withoutFailures,
  hasFacts,
  send,
  onSubmit,
}: InquiryFormProps) {
  const { session, ports } = useClient()
  const messages = useMessages('inquiry', inquiryMessages)
  const { status: sessionStatus } = useStore(session.$session, { ssr: 'initial' })
  const form = useRef<HTMLFormElement>(null)
  const { status, problem } = state
  const failure = !withoutFailures && (status === 'failed' || status === 'not_sent') && messages[status]
  const isDateWrong = problem === 'past' || problem === 'date'

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problem])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const website = new FormData(event.currentTarget).get('website')
    onSubmit(typeof website === 'string' ? website : '')
  }

  return (
    <form className="vk-inquiry" noValidate ref={form} onSubmit={submit}>
      {(problem || failure) && <Alert>{problem ? messages[PROBLEM_TEXTS[problem]] : failure}</Alert>}
      {hasFacts && (
        <div className="vk-inquiry__facts">
          <TextField
            label={messages.date}
            type="date"
            min={localDate(ports.clock.now())}
            value={state.weddingDate}
            aria-invalid={isDateWrong || undefined}
            onText={(weddingDate) => inquiry.set({ weddingDate })}
          />
          <TextField
            label={messages.guests}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_GUESTS}
            value={state.guests}
            aria-invalid={problem === 'guests' || undefined}
            onText={(guests) => inquiry.set({ guests })}
          />
        </div>
      )}
      {hasFacts && <AvailabilityNote vendorId={vendorId} vendor={vendor} date={state.weddingDate} />}
      <label className="vk-field">
        <span className="vk-field__label">{messages.words}</span>
        <textarea
          className="vk-field__input vk-inquiry__words"
          part="input"
          dir="auto"
          maxLength={MAX_INQUIRY_LENGTH}
          value={state.message}
          aria-invalid={problem === 'message' || undefined}
          onChange={(event) => inquiry.set({ message: event.currentTarget.value })}
        />
      </label>
      {/* Only bots fill in this field. */}
      <input className="vk-sr" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {hasFacts && <p className="vk-inquiry__hint">{messages.wordsHint}</p>}
      <p className="vk-inquiry__hint">{messages.alsoSent}</p>
      <Button type="submit" variant="primary" busy={status === 'sending'} busyLabel={messages.sending}>
        {send}
      </Button>
      {sessionStatus !== 'signed-in' && <p className="vk-inquiry__hint">{messages.signInNote}</p>}
    </form>
  )
}
