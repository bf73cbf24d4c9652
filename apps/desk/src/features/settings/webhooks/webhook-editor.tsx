import { Alert, Button, useClient } from '@vowkit/react'
import type { SdkError } from '@vowkit/sdk-core'
import { createDeskWebhooks, type WebhookEndpoint, type WebhookEndpointWithSecret } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { failureText } from '../../../shared/failure-text.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { webhookTexts } from './texts.ts'
import { WebhookForm } from './webhook-form.tsx'

export interface WebhookEditorProps {
  endpoint: WebhookEndpoint
  onDone: (message: string) => void
  onSecret: (endpoint: WebhookEndpointWithSecret) => void
  onDeleted: () => void
  onCancel: () => void
}

/** Changes the address and the events of a webhook, replaces its secret, or deletes it. Asks before the last two. */
export function WebhookEditor({ endpoint, onDone, onSecret, onDeleted, onCancel }: WebhookEditorProps) {
  const t = useTexts(webhookTexts)
  const texts = useTexts(deskTexts)
  const webhooks = useClient().ports.once(createDeskWebhooks)
  const [asked, setAsked] = useState<'rotate' | 'delete' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SdkError | null>(null)

  async function rotate() {
    const result = await webhooks.rotate(endpoint.id)
    if (result.ok) onSecret(result.endpoint)
    else setFailure(result.error)
  }

  async function remove() {
    const result = await webhooks.remove(endpoint.id)
    if (result.ok) onDeleted()
    else setFailure(result.error)
  }

  async function confirm() {
    setBusy(true)
    setFailure(null)
    await (asked === 'rotate' ? rotate() : remove())
    setBusy(false)
  }

  if (asked !== null)
    return (
      <div className="row__question">
        <p>{asked === 'rotate' ? t.askRotate : t.askDelete}</p>
        {failure && <Alert>{failureText(failure, texts)}</Alert>}
        <div className="row__actions">
          <Button busy={isBusy} onClick={() => void confirm()}>
            {asked === 'rotate' ? t.rotate : t.delete}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(null)}>
            {t.cancel}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="row__question">
      <WebhookForm
        stored={endpoint}
        submitLabel={t.save}
        onCancel={onCancel}
        onSave={async (values) => {
          const result = await webhooks.update(endpoint.id, values)
          if (result.ok) onDone(texts.saved)
          return result
        }}
      />
      <div className="row__actions">
        <Button onClick={() => setAsked('rotate')}>{t.rotate}</Button>
        <Button onClick={() => setAsked('delete')}>{t.delete}</Button>
      </div>
    </div>
  )
}
