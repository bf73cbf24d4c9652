import { creditsMessages } from '../../messages/credits.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ExternalIcon } from '../../ui/icon/external-icon.ts'

/** The monthly plan. Its link opens an external page; without a `url` there is no link. */
export function MonthlyPlan({ url }: { url?: string }) {
  const words = useMessages('credits', creditsMessages)
  return (
    <section className="vk-credits__plan" aria-label={words.monthlyTitle}>
      <div>
        <p className="vk-credits__plan-title">{words.monthlyTitle}</p>
        <p className="vk-credits__text">{words.monthlyPrice}</p>
      </div>
      {url && (
        <a className="vk-button" part="button" href={url} target="_blank" rel="noopener">
          <span className="vk-button__label">
            {words.monthly}
            <ExternalIcon />
          </span>
          <span className="vk-sr">{words.opensNewTab}</span>
        </a>
      )}
    </section>
  )
}
