import { useStore } from '@nanostores/react'
import { createCredits } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { accountMessages } from '../../messages/english/account.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { CreditsDialogLazy } from '../credits-dialog/credits-dialog.lazy.tsx'

export interface AccountToolsProps {
  /** Called when the visitor opens the vision board. If it is undefined, there is no button for the board. */
  onBoard?: () => void
  onCheckout?: (checkout: { url: string }) => unknown
}

/** The credits of the account, "Upgrade", and the link to the vision board. */
export function AccountTools({ onBoard, onCheckout }: AccountToolsProps) {
  const messages = useMessages('account', accountMessages)
  const { tryAgain } = useMessages('common', commonMessages)
  const account = useClient().ports.once(createCredits)
  const { status, credits, planType } = useStore(account.$credits)
  const [isUpgrading, setUpgrading] = useState(false)
  return (
    <>
      {status === 'known' && <span>{messages.creditsLeft(credits)}</span>}
      {status === 'unknown' && (
        <span role="status">
          {messages.creditsUnknown}{' '}
          <button type="button" className="vk-link" onClick={() => void account.refresh()}>
            {tryAgain}
          </button>
        </span>
      )}
      {status === 'known' && planType !== 'monthly' && (
        <button type="button" className="vk-link" onClick={() => setUpgrading(true)}>
          {messages.upgrade}
        </button>
      )}
      {onBoard && (
        <button type="button" className="vk-link" onClick={onBoard}>
          {messages.board}
        </button>
      )}
      {isUpgrading && (
        <CreditsDialogLazy reason="upgrade" onCheckout={onCheckout} onClose={() => setUpgrading(false)} />
      )}
    </>
  )
}
