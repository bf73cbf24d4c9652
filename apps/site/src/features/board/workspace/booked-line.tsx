import type { BookedVendor } from '@vowkit/sdk-core/account'
import { manageVendorPath } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { movedDateMessages } from '../../../shared/moved-date/messages.ts'
import { MovedDateNote } from '../../../shared/moved-date/moved-date-note.tsx'
import { useCategoryName } from '../../../shared/use-category-name.ts'
import { boardToolsMessages } from './messages.ts'

/** The vendors that the couple has booked, with links to their workspaces. Renders nothing without bookings. */
export function BookedLine({ booked }: { booked: readonly BookedVendor[] }) {
  const { booked: title } = useMessages(boardToolsMessages)
  const { write } = useMessages(movedDateMessages)
  const categoryName = useCategoryName()
  if (booked.length === 0) return null
  return (
    <aside className="next-step" data-kind="booked" aria-label={title}>
      <span className="next-step__kind">{title}</span>
      <ul className="next-step__vendors" role="list">
        {booked.map(({ vendor_id, business_name, categories_label, moved_date }) => (
          <li key={vendor_id}>
            <a className="next-step__link" href={manageVendorPath(vendor_id)}>
              <bdi>{business_name}</bdi>
            </a>{' '}
            {categories_label && <span className="next-step__category">{categoryName(categories_label)}</span>}
            {moved_date && (
              <MovedDateNote moved={moved_date} isBooked>
                <a href={manageVendorPath(vendor_id)} aria-label={`${write}: ${business_name}`}>
                  {write}
                </a>
              </MovedDateNote>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}
