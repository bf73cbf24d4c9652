import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { MIN_BRIEF_VENDORS } from '@vowkit/sdk-core/contract'
import { createComparison, createVendorLists, type Vendor } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { useIsCouple } from '../use-is-couple.ts'
import { BriefDialogLazy } from './brief/brief-dialog.lazy.tsx'
import { chosenAtFirst } from './chosen-at-first.ts'
import { compareMessages } from './messages.ts'

export interface AskSeveralProps {
  vendors: readonly Vendor[]
  /** Whether all vendors are chosen at first. Otherwise those are that the couple compares or has saved. */
  isForAll?: boolean
  /** Called when at least one vendor may have received the brief. */
  onSent?: () => void
}

/** A button that opens a brief to several of these vendors. Renders nothing if there are too few, and in limited sessions. */
export function AskSeveral({ vendors, isForAll = false, onSent = () => {} }: AskSeveralProps) {
  const t = useMessages(compareMessages)
  const isCouple = useIsCouple()
  const { ports } = useClient()
  const compared = useStore(ports.once(createComparison).$compared)
  const favourites = useStore(ports.once(createVendorLists).$favourites)
  const [isOpen, setIsOpen] = useState(false)
  if (!isCouple || vendors.length < MIN_BRIEF_VENDORS) return null
  const chosen = isForAll ? vendors : chosenAtFirst(vendors, compared, favourites)
  return (
    <>
      <button
        type="button"
        className={isForAll ? 'button' : 'button button--quiet'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {isForAll ? t.ask : t.askSeveral}
      </button>
      {isOpen && (
        <BriefDialogLazy
          vendors={[...new Set([...chosen, ...vendors])]}
          chosen={chosen}
          onSent={onSent}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
