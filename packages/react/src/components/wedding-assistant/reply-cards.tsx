import type { ReplyParts } from '@vowkit/sdk-core/assistant'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { useVendorUrl } from '../../hooks/use-vendor-url.ts'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { VendorLink } from './vendor-link.tsx'

interface ReplyCardsProps extends Pick<AssistantOptions, 'siteUrl' | 'onVendorSelect'> {
  cards: NonNullable<ReplyParts['cards']>
}

/** The vendors of a reply, with the reason why each fits. */
export function ReplyCards({ cards, siteUrl, onVendorSelect }: ReplyCardsProps) {
  const messages = useMessages('assistant', assistantMessages)
  const urlOf = useVendorUrl(useSiteUrl(siteUrl))
  return (
    <ul className="vk-talk__cards" role="list" aria-label={messages.vendors}>
      {cards.map(({ vendor_id, name, image, reason }) => (
        <li key={vendor_id} className="vk-talk__card" part="card">
          {image === '' ? (
            <span className="vk-talk__picture" />
          ) : (
            <img className="vk-talk__picture" src={image} alt="" width={56} height={56} loading="lazy" />
          )}
          <div className="vk-talk__reason">
            <VendorLink
              className="vk-talk__name"
              id={String(vendor_id)}
              url={urlOf(vendor_id) ?? null}
              onVendorSelect={onVendorSelect}
            >
              {name}
            </VendorLink>
            <span dir="auto">{reason}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
