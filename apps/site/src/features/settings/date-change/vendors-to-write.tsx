import './vendors-to-write.css'
import { useClient } from '@vowkit/react'
import { createVendors, type Vendor } from '@vowkit/sdk-core/vendors'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { addDraft } from '../../../shared/moved-date/add-draft.ts'
import { movedDateMessages } from '../../../shared/moved-date/messages.ts'
import { openUnlessLeft } from '../../../shared/router.ts'
import type { MovedDate } from './list-bound-vendors.ts'
import { dateChangeMessages } from './messages.ts'

/** Links to the conversations with the vendors that have the old date. Each has the draft of a message. */
export function VendorsToWrite({ vendors, to }: MovedDate) {
  const t = useMessages(movedDateMessages)
  return (
    <ul className="vendors-to-write" role="list">
      {vendors.map(({ vendor, bookedFor }) => (
        <VendorToWrite key={vendor.id} vendor={vendor} draft={t.draft(bookedFor, to)} />
      ))}
    </ul>
  )
}

function VendorToWrite({ vendor, draft }: { vendor: Vendor; draft: string }) {
  const t = useMessages(dateChangeMessages)
  const { ports } = useClient()
  const [status, setStatus] = useState<'idle' | 'opening' | 'failed'>('idle')
  const { business_name: name } = vendor

  async function open(): Promise<void> {
    if (status === 'opening') return
    const show = openUnlessLeft()
    setStatus('opening')
    const result = await ports.once(createVendors).message(vendor)
    setStatus(result.ok ? 'idle' : 'failed')
    if (!result.ok) return
    addDraft(ports, result.room.chatroom_id, draft)
    show(result.path)
  }

  return (
    <li>
      <button
        type="button"
        className="vendors-to-write__link"
        aria-busy={status === 'opening'}
        onClick={() => void open()}
      >
        {t.writeTo(name)}
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {status === 'failed' && <p role="alert">{t.notOpened(name)}</p>}
    </li>
  )
}
