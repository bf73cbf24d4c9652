import { loveOf, type Vendor } from '@vowkit/sdk-core/vendors'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HeartIcon } from '../../ui/icon/heart-icon.ts'

export interface LoveNoteProps {
  vendor: Pick<Vendor, 'love' | 'added_by'>
  /** Whether the visitor loves the vendor. */
  isSaved: boolean
}

/** Shows who of a couple with two logins loves a vendor, and who added it. Renders nothing for other couples. */
export function LoveNote({ vendor, isSaved }: LoveNoteProps) {
  const messages = useMessages('vendors', vendorsMessages)
  const love = loveOf(vendor, isSaved)
  const { added_by: addedBy } = vendor
  if (!love) return null
  const text = {
    both: messages.love_both,
    you: messages.love_you(love.partner),
    partner: messages.love_partner(love.partner),
  }[love.by]
  return (
    <p className="vk-card__love" data-love={love.by}>
      <span className="vk-card__love-mark">
        <HeartIcon />
        {text}
      </span>
      {addedBy && <span>{addedBy.is_you ? messages.addedByYou : messages.addedBy(addedBy.name)}</span>}
    </p>
  )
}
