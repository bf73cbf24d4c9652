import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'

export interface VendorSkeletonProps {
  /** The number of placeholders. Default 8. */
  count?: number
  /**
   * Whether the cards have no buttons. Use the same value as for the cards, so that the placeholders have their size.
   */
  withoutActions?: boolean
}

/** Placeholder cards to show while vendors load. */
export function VendorSkeleton({ count = 8, withoutActions }: VendorSkeletonProps) {
  const messages = useMessages('common', commonMessages)
  return (
    <Root>
      <div className="vk-cards" data-loading="true" role="status" aria-label={messages.loading}>
        <span className="vk-spinner" aria-hidden="true" />
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
          <div key={place} className="vk-card" aria-hidden="true">
            <div className="vk-picture" />
            <div className="vk-card__body">
              <p className="vk-card__badge">&nbsp;</p>
              <p className="vk-card__name">&nbsp;</p>
              <p className="vk-card__facts">&nbsp;</p>
              <p className="vk-card__about">&nbsp;</p>
              {!withoutActions && <div className="vk-card__actions" />}
            </div>
          </div>
        ))}
      </div>
    </Root>
  )
}
