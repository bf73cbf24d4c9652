import { creditsMessages } from '../../messages/credits.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ExternalIcon } from '../../ui/icon/external-icon.ts'

/** The monthly plan, with a link to an external page if `url` is set. */
export function MonthlyPlan({ url }: { url?: string }) {
  const messages = useMessages('credits', creditsMessages)
  return (
    <section className="vk-credits__plan" aria-label={messages.monthlyTitle}>
      <div>
        <p className="vk-credits__plan-title">{messages.monthlyTitle}</p>
        <p className="vk-credits__text">{messages.monthlyPrice}</p>
      </div>
      {url && (
        <a className="vk-button" part="button" href={url} target="_blank" rel="noopener">
          <span className="vk-button__label">
            {messages.monthly}
            <ExternalIcon />
          </span>
          <span className="vk-sr">{messages.opensNewTab}</span>
        </a>
      )}
    </section>
  )
}
