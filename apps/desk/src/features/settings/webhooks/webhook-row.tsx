import { Alert, Button, useClient } from '@vowkit/react'
import type { SdkError } from '@vowkit/sdk-core'
import { createDeskWebhooks, type WebhookEndpoint, type WebhookEndpointWithSecret } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { failureText } from '../../../shared/failure-text.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { webhookTexts } from './texts.ts'
import { WebhookEditor } from './webhook-editor.tsx'
import { WebhookState } from './webhook-state.tsx'

export interface WebhookRowProps {
  endpoint: WebhookEndpoint
  /** Announces a change. */
  onDone: (message: string) => void
  /** Called with the endpoint and its new secret. */
  onSecret: (endpoint: WebhookEndpointWithSecret) => void
  onDeleted: () => void
}

/** One webhook: its state, its form and its deliveries. */
export function WebhookRow({ endpoint, onDone, onSecret, onDeleted }: WebhookRowProps) {
  const t = useTexts(webhookTexts)
  const texts = useTexts(deskTexts)
  const webhooks = useClient().ports.once(createDeskWebhooks)
  const [open, setOpen] = useState<'log' | 'editor' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SdkError | null>(null)
  const { id, url, events, is_enabled } = endpoint
  const toggle = (panel: 'log' | 'editor') => setOpen(open === panel ? null : panel)

  async function setEnabled(isEnabled: boolean) {
    setBusy(true)
    const result = await webhooks.update(id, { is_enabled: isEnabled })
    setBusy(false)
    setFailure(result.ok ? null : result.error)
    if (result.ok) onDone(isEnabled ? t.isResumed : t.isPaused)
  }

  return (
    <li className="row webhook">
      <div className="row__text">
        <p className="row__title">{url}</p>
        <p className="row__more">{events.map((event) => t.events[event]).join(' · ')}</p>
        <WebhookState endpoint={endpoint} />
      </div>
      <div className="row__actions">
        <Button aria-expanded={open === 'log'} aria-label={t.logName(url)} onClick={() => toggle('log')}>
          {t.log}
        </Button>
        <Button aria-expanded={open === 'editor'} aria-label={t.editName(url)} onClick={() => toggle('editor')}>
          {t.edit}
        </Button>
        <Button
          busy={isBusy}
          aria-label={is_enabled ? t.pauseName(url) : t.resumeName(url)}
          onClick={() => void setEnabled(!is_enabled)}
        >
          {is_enabled ? t.pause : t.resume}
        </Button>
      </div>
      {failure && <Alert>{failureText(failure, texts)}</Alert>}
      {open === 'log' && <DeliveryLog endpoint={endpoint} />}
      {open === 'editor' && (
        <WebhookEditor
          endpoint={endpoint}
          onDone={(message) => {
            setOpen(null)
            onDone(message)
          }}
          onSecret={(rotated) => {
            setOpen(null)
            onSecret(rotated)
          }}
          onDeleted={onDeleted}
          onCancel={() => setOpen(null)}
        />
      )}
    </li>
  )
}
