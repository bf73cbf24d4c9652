import { useClient } from '@vowkit/react'
import type { MovedDate } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../shared/language/use-messages.ts'
import { addDraftModule } from '../../shared/moved-date/add-draft.lazy.ts'
import { movedDateMessages } from '../../shared/moved-date/messages.ts'
import { MovedDateNote } from '../../shared/moved-date/moved-date-note.tsx'
import type { LeadProps } from './lead-props.ts'
import { manageVendorMessages } from './messages.ts'
import { useOpenChat } from './use-open-chat.ts'

/** Warns that the vendor has the couple's old date, and opens the conversation with the draft of a message. */
export function VendorMovedDate({ lead, view, moved }: LeadProps & { moved: MovedDate }) {
  const t = useMessages(movedDateMessages)
  const { chatFailed } = useMessages(manageVendorMessages)
  const { ports } = useClient()
  const chat = useOpenChat(view, async (roomId) => {
    const { addDraft } = await addDraftModule.load()
    addDraft(ports, roomId, t.draft(moved.booked_for, moved.wedding_date))
  })
  return (
    <div className="engagement__moved">
      <MovedDateNote moved={moved} isBooked={lead.is_booked ?? false}>
        <button type="button" aria-busy={chat.isBusy} onClick={chat.open}>
          {t.write}
        </button>
      </MovedDateNote>
      {chat.hasFailed && <p role="alert">{chatFailed}</p>}
    </div>
  )
}
