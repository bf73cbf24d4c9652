import type { RecommendedState } from '@vowkit/sdk-core/magic-link'
import { useId } from 'react'
import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { CardSkeletons } from './link-skeleton.tsx'
import { Pager } from './pager.tsx'
import { RecommendedCard, type RecommendedCardProps } from './recommended-card.tsx'

export interface RecommendedVendorsProps extends Pick<RecommendedCardProps, 'showRating' | 'siteUrl' | 'target'> {
  state: RecommendedState
  /** The level of the heading above the vendors. */
  level: 1 | 2
  onOpen: (page: number) => void
  onRetry: () => void
  onVendorSelect: RecommendedCardProps['onSelect']
}

/**
 * The vendors that a magic link recommends, with pagination. If a page fails to load, the current page stays visible.
 */
export function RecommendedVendors({
  state,
  level,
  onOpen,
  onRetry,
  onVendorSelect,
  ...card
}: RecommendedVendorsProps) {
  const messages = useMessages('magicLink', magicLinkMessages)
  const titleId = useId()
  const isReady = state.status === 'ready'
  const hasFailed = state.status === 'failed' || (isReady && state.hasFailed)
  const Title = level === 1 ? 'h2' : 'h3'

  return (
    <section className="vk-magic__vendors" aria-labelledby={titleId}>
      <div className="vk-magic__head">
        <Title className="vk-magic__subtitle" id={titleId}>
          {messages.vendors}
        </Title>
        {isReady && <Pager page={state.page} pages={state.pages} onOpen={onOpen} />}
      </div>
      {hasFailed && (
        <div className="vk-magic__row">
          <Alert>{messages.failed}</Alert>
          <TryAgain onRetry={onRetry} />
        </div>
      )}
      {state.status === 'loading' && <CardSkeletons />}
      {isReady && state.vendors.length === 0 && <p className="vk-magic__note">{messages.noVendors}</p>}
      {isReady && state.vendors.length > 0 && (
        <ul className="vk-recommended" role="list" aria-busy={state.isBusy}>
          {state.vendors.map((vendor) => (
            <li key={vendor.id} className="vk-recommended__item">
              <RecommendedCard {...card} vendor={vendor} level={level === 1 ? 3 : 4} onSelect={onVendorSelect} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
