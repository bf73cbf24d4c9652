import { useClient } from '@vowkit/react'
import { manageVendorPath, messagesPath } from '@vowkit/sdk-core/contract'
import { createLead } from '@vowkit/sdk-core/leads'
import type { VendorAnswer } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { DeclineDialogLazy } from '../../shared/lead/decline/decline-dialog.lazy.tsx'
import { UndoDecline } from '../../shared/lead/decline/undo-decline.tsx'
import { leadMessages } from '../../shared/lead/messages.ts'

export interface AnswerActionsProps {
  answer: VendorAnswer
  /** Whether the couple has just declined the vendor, which focuses the button that takes it back. */
  isJustDeclined: boolean
  onDeclined: () => void
  onUndone: () => void
}

/** What a couple can do with an answer: read the contract, write to the vendor, decline it, or take that back. */
export function AnswerActions({ answer, isJustDeclined, onDeclined, onUndone }: AnswerActionsProps) {
  const t = useMessages(compareMessages)
  const { decline } = useMessages(leadMessages)
  const { vendor_id, business_name: name, image, categories_label: category, chatroom_id } = answer
  const { ports } = useClient()
  const [view] = useState(() => createLead(ports, vendor_id))
  const [isDeclining, setDeclining] = useState(false)
  return (
    <div className="answer__actions">
      {answer.is_signed !== undefined && !answer.is_declined && (
        <a className="button" aria-label={`${t.contract}: ${name}`} href={`${manageVendorPath(vendor_id)}#documents`}>
          {t.contract}
        </a>
      )}
      {chatroom_id !== undefined && (
        <a
          className="button button--quiet"
          aria-label={t.openOf(name)}
          href={messagesPath({ chatroom_id, name, image, category })}
        >
          {t.open}
        </a>
      )}
      {answer.is_declinable && (
        <button
          type="button"
          className="answer__decline"
          aria-label={`${decline.open}: ${name}`}
          onClick={() => setDeclining(true)}
        >
          {decline.open}
        </button>
      )}
      {answer.is_declined && (
        <UndoDecline view={view} label={decline.undoOf(name)} takesFocus={isJustDeclined} onUndone={onUndone} />
      )}
      {isDeclining && (
        <DeclineDialogLazy
          vendor={name}
          vendorId={vendor_id}
          view={view}
          onDeclined={onDeclined}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  )
}
