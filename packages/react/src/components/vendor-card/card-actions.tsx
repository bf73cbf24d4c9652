import { isManaged, isUndecided, manageVendorPath } from '@vowkit/sdk-core/vendors'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { HeartIcon } from '../../ui/icon/heart-icon.ts'
import { PinIcon } from '../../ui/icon/pin-icon.ts'
import { CardLink, type CardLinkProps } from './card-link.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'

export interface CardActionsProps extends VendorCardProps {
  /** The link to the vendor's profile. */
  profile: Pick<CardLinkProps, 'href' | 'target' | 'onPick'>
}

/**
 * The buttons of a vendor's card. The "View Profile" link covers the whole card, and the other buttons are above it.
 */
export function CardActions({ vendor, siteUrl, profile, ...rest }: CardActionsProps) {
  const { isSaved = false, onFavourite, isCompared = false, onCompare, isPinned = false, onPin } = rest
  const messages = useMessages('vendors', vendorsMessages)
  const name = vendor.business_name
  return (
    <>
      <div className="vk-card__actions">
        {isManaged(vendor) ? (
          <CardLink
            {...profile}
            className="vk-button vk-card__above"
            variant="primary"
            href={siteUrl === undefined ? undefined : siteUrl + manageVendorPath(vendor.id)}
            label={messages.manageOf(name)}
            onPick={undefined}
          >
            {messages.manage}
          </CardLink>
        ) : (
          <MessageAction {...rest} vendor={vendor} profile={profile} />
        )}
        <CardLink className="vk-button vk-card__link" label={messages.profileOf(name)} {...profile}>
          {messages.viewProfile}
        </CardLink>
      </div>
      {onCompare && isUndecided(vendor) && (
        <Button
          className="vk-button vk-card__compare"
          aria-pressed={isCompared}
          aria-label={messages.compareOf(name)}
          onClick={() => onCompare(vendor)}
        >
          {isCompared ? messages.compared : messages.compare}
        </Button>
      )}
      {onFavourite && (
        <button
          type="button"
          className="vk-icon-button vk-card__toggle vk-card__heart"
          part="button"
          aria-pressed={isSaved}
          aria-label={messages.save(name)}
          title={messages.save(name)}
          // A double tap saves once. Without this, its second tap would remove the vendor again.
          onClick={({ detail }) => detail < 2 && onFavourite(vendor)}
        >
          <HeartIcon />
        </button>
      )}
      {onPin && (
        <button
          type="button"
          className="vk-icon-button vk-card__toggle vk-card__pin"
          part="button"
          aria-pressed={isPinned}
          aria-label={messages.pin(name)}
          title={messages.pin(name)}
          onClick={() => onPin(vendor)}
        >
          <PinIcon />
        </button>
      )}
    </>
  )
}

type MessageActionProps = Pick<CardActionsProps, 'vendor' | 'profile' | 'isMessageLink' | 'isMessaging' | 'onMessage'>

function MessageAction({ vendor, profile, isMessageLink, isMessaging, onMessage }: MessageActionProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const label = messages.messageTo(vendor.business_name)
  const message = () => onMessage?.(vendor)
  if (isMessageLink)
    return (
      <CardLink {...profile} className="vk-button vk-card__above" variant="primary" label={label} onPick={message}>
        {messages.message}
      </CardLink>
    )
  return (
    <Button
      className="vk-button vk-card__above"
      variant="primary"
      aria-label={label}
      busy={isMessaging}
      busyLabel={messages.messaging}
      onClick={message}
    >
      {messages.message}
    </Button>
  )
}
