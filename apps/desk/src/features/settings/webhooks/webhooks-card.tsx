import { useStore } from '@nanostores/react'
import { Button, useClient } from '@vowkit/react'
import { createDeskWebhooks, type WebhookEndpointWithSecret } from '@vowkit/sdk-core/desk'
import { useRef, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { LoadedCard } from '../loaded-card.tsx'
import { SecretPanel } from './secret-panel.tsx'
import { webhookTexts } from './texts.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The addresses that get the vendor's events, with their secrets and their deliveries. */
export function WebhooksCard() {
  const t = useTexts(webhookTexts)
  const webhooks = useClient().ports.once(createDeskWebhooks)
  const state = useStore(webhooks.$state)
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<WebhookEndpointWithSecret | null>(null)
  const [done, setDone] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  function close(message = ''): void {
    setAdding(false)
    setCreated(null)
    setDone(message)
    // The focused button has been unmounted.
    heading.current?.focus()
  }

  return (
    <LoadedCard
      title={t.title}
      hint={t.hint}
      headingRef={heading}
      loading={t.loading}
      failed={t.loadFailed}
      done={done}
      state={state.status === 'ready' ? { status: 'ready', data: state.endpoints } : state}
      onRetry={() => void webhooks.refresh()}
    >
      {(endpoints) => (
        <>
          {endpoints.length === 0 && !isAdding && <p>{t.empty}</p>}
          {created && <SecretPanel secret={created.secret} onClose={() => close()} />}
          {endpoints.length > 0 && (
            <ul className="rows" role="list">
              {endpoints.map((endpoint) => (
                <WebhookRow
                  key={endpoint.id}
                  endpoint={endpoint}
                  onDone={setDone}
                  onSecret={setCreated}
                  onDeleted={() => close(t.deleted)}
                />
              ))}
            </ul>
          )}
          {isAdding ? (
            <WebhookForm
              submitLabel={t.addNow}
              onCancel={() => close()}
              onSave={async (endpoint) => {
                const result = await webhooks.create(endpoint)
                if (!result.ok) return result
                setAdding(false)
                setDone(t.added)
                setCreated(result.endpoint)
                return { ok: true }
              }}
            />
          ) : (
            <Button onClick={() => setAdding(true)}>{t.add}</Button>
          )}
        </>
      )}
    </LoadedCard>
  )
}
