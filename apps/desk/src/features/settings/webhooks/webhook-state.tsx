import type { WebhookEndpoint } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { webhookTexts } from './texts.ts'

/** The state of a webhook: active, paused by the vendor, failing, or stopped by the service. */
export function WebhookState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTexts(webhookTexts)
  const { formats } = useTexts(deskTexts)
  const { is_enabled, disabled_reason, failing_since, previous_secret_until } = endpoint
  const isFailing = is_enabled && failing_since !== undefined
  return (
    <>
      <p className="webhook__state">
        {isFailing && (
          <span className="mark" data-state="overdue">
            {t.failing}
          </span>
        )}
        {is_enabled && !isFailing && (
          <span className="mark" data-state="booked">
            {t.active}
          </span>
        )}
        {!is_enabled && disabled_reason && (
          <span className="mark" data-state="overdue">
            {t.stopped}
          </span>
        )}
        {!is_enabled && !disabled_reason && <span className="mark">{t.paused}</span>}
      </p>
      {isFailing && <p className="row__more">{t.failingSince(formats.moment(failing_since))}</p>}
      {!is_enabled && disabled_reason && <p className="row__more">{t.disabled[disabled_reason]}</p>}
      {previous_secret_until !== undefined && (
        <p className="row__more">{t.twoSecrets(formats.moment(previous_secret_until))}</p>
      )}
    </>
  )
}
