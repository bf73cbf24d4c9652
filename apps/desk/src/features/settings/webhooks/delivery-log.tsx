import { useStore } from '@nanostores/react'
import { Alert, Button, useClient } from '@vowkit/react'
import { createWebhookLog, type WebhookEndpoint } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { failureText } from '../../../shared/failure-text.ts'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { Notice } from '../../../shared/notice.tsx'
import { deskTexts } from '../../../shared/texts.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { webhookTexts } from './texts.ts'

/** The deliveries of a webhook, newest first. They refresh while they are on screen. */
export function DeliveryLog({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTexts(webhookTexts)
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const [log] = useState(() => createWebhookLog(ports, endpoint.id))
  const state = useStore(log.$pages)
  const [isTesting, setTesting] = useState(false)
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')

  async function send(sending: ReturnType<typeof log.sendTest>, message: string) {
    setDone('')
    setFailure('')
    const result = await sending
    if (result.ok) setDone(message)
    else setFailure(failureText(result.error, texts))
  }

  async function sendTest() {
    setTesting(true)
    await send(log.sendTest(), t.testSent)
    setTesting(false)
  }

  const isUnavailable = state.status === 'failed' || state.status === 'forbidden'
  return (
    <section className="deliveries" aria-label={t.logName(endpoint.url)}>
      {endpoint.is_enabled && (
        <Button busy={isTesting} onClick={() => void sendTest()}>
          {t.test}
        </Button>
      )}
      <p className={state.status === 'loading' ? 'vk-sr' : 'card__done'} role="status">
        {state.status === 'loading' ? t.logLoading : done}
      </p>
      {failure !== '' && <Alert>{failure}</Alert>}
      {state.status === 'loading' && <div className="card__skeleton" aria-hidden="true" />}
      {isUnavailable && <Notice text={t.logFailed} action={texts.retry} onAction={() => void log.refresh()} />}
      {state.status === 'ready' && state.deliveries.length === 0 && <p className="card__hint">{t.logEmpty}</p>}
      {state.status === 'ready' && state.deliveries.length > 0 && (
        <ul className="deliveries__list" role="list">
          {state.deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              canResend={endpoint.is_enabled}
              onResend={() => send(log.resend(delivery.id), t.resent)}
            />
          ))}
        </ul>
      )}
      {state.status === 'ready' && state.hasMore && (
        <Button busy={state.isLoadingMore} busyLabel={texts.loadingMore} onClick={() => void log.loadMore()}>
          {texts.loadMore}
        </Button>
      )}
    </section>
  )
}
