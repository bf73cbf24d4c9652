import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { MAX_INQUIRY_LENGTH, type Vendor } from '@vowkit/sdk-core/vendors'
import { type FormEvent, useId, useState } from 'react'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { vendorListsMessages } from './messages.ts'
import { useMessageAll } from './use-message-all.ts'

export interface MessageAllFormProps {
  /** The vendors that the couple has not contacted. */
  vendors: readonly Vendor[]
  onSent: () => void
}

/** Sends one message to all vendors that the couple has not contacted. */
export function MessageAllForm({ vendors, onSent }: MessageAllFormProps) {
  const t = useMessages(vendorListsMessages).fair
  const { state, send } = useMessageAll(onSent)
  const [text, setText] = useState(t.draft)
  const [isEmpty, setEmpty] = useState(false)
  const fieldId = useId()
  const errorId = useId()
  const isSending = state.status === 'sending'

  function submit(event: FormEvent) {
    event.preventDefault()
    const message = text.trim()
    setEmpty(message === '')
    if (message === '') return document.getElementById(fieldId)?.focus()
    void send(vendors, message)
  }

  return (
    <div className="fair__all">
      {vendors.length > 0 && (
        <form className="fair__form" onSubmit={submit} noValidate>
          <label className="fair__label" htmlFor={fieldId}>
            {t.toAll(vendors.length)}
          </label>
          <textarea
            id={fieldId}
            className="fair__text"
            dir="auto"
            rows={4}
            maxLength={MAX_INQUIRY_LENGTH}
            value={text}
            aria-invalid={isEmpty || undefined}
            aria-describedby={isEmpty ? errorId : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          {isEmpty && (
            <p className="fair__error" id={errorId} role="alert">
              {t.empty}
            </p>
          )}
          <button type="submit" className="button" {...ariaDisabledProps(isSending)}>
            {isSending ? t.sending(state.sent + 1, state.count) : t.sendAll(vendors.length)}
          </button>
        </form>
      )}
      <div role="status">
        {state.status === 'done' && state.sent > 0 && (
          <p className="fair__sent">
            {t.sent(state.sent)} <a href={SITE_PATHS.dashboard_messages}>{t.openMessages}</a>
          </p>
        )}
      </div>
      {state.status === 'done' && state.failed.length > 0 && (
        <p className="fair__error" role="alert">
          {t.notSent(state.failed.map(({ business_name: name }) => name))}
        </p>
      )}
    </div>
  )
}
