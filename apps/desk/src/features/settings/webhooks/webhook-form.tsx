import { Alert, Button } from '@vowkit/react'
import type { SdkError } from '@vowkit/sdk-core'
import { WEBHOOK_EVENTS, type WebhookEndpoint, type WebhookEventType } from '@vowkit/sdk-core/desk'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../../shared/failure-text.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { webhookTexts } from './texts.ts'

export interface WebhookFormProps {
  /** The stored values. Without them, the form adds a webhook, for new leads unless the vendor chooses otherwise. */
  stored?: Pick<WebhookEndpoint, 'url' | 'events'>
  submitLabel: string
  /** Saves the values. The form shows the reason of a failure. */
  onSave: (values: {
    url: string
    events: WebhookEventType[]
  }) => Promise<{ ok: true } | { ok: false; error: SdkError }>
  onCancel: () => void
}

/** The address of a webhook and its events. */
export function WebhookForm({ stored, submitLabel, onSave, onCancel }: WebhookFormProps) {
  const t = useTexts(webhookTexts)
  const texts = useTexts(deskTexts)
  const id = useId()
  const [url, setUrl] = useState(stored?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEventType[]>(stored?.events ?? ['lead.created'])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (url.trim() === '' || events.length === 0) return setFailure(t.incomplete)
    setBusy(true)
    setFailure('')
    const result = await onSave({ url: url.trim(), events: WEBHOOK_EVENTS.filter((one) => events.includes(one)) })
    setBusy(false)
    if (!result.ok) setFailure(failureText(result.error, texts))
  }

  return (
    <form className="webhook-form" noValidate onSubmit={save}>
      <div className="field">
        <label htmlFor={id}>{t.address}</label>
        <input
          id={id}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={url}
          aria-invalid={failure !== ''}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setUrl(target.value)}
        />
        <span className="field__hint" id={`${id}-hint`}>
          {t.addressHint}
        </span>
      </div>
      <fieldset className="webhook-form__events">
        <legend>{t.chosenEvents}</legend>
        {WEBHOOK_EVENTS.map((each) => (
          <label className="check" key={each}>
            <input
              type="checkbox"
              checked={events.includes(each)}
              onChange={({ target }) =>
                setEvents(target.checked ? [...events, each] : events.filter((other) => other !== each))
              }
            />
            <span>
              {t.events[each]} <code className="webhook-form__code">{each}</code>
            </span>
          </label>
        ))}
      </fieldset>
      {failure !== '' && <Alert>{failure}</Alert>}
      <div className="row__actions">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.saving}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
