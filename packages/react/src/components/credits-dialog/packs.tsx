import type { Id } from '@vowkit/sdk-core'
import type { CheckoutState } from '@vowkit/sdk-core/vision'
import { useId, useState } from 'react'
import { usePacks } from '../../hooks/use-packs.ts'
import { commonMessages } from '../../messages/common.ts'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PackOption } from './pack-option.tsx'
import { Payment } from './payment.tsx'

export interface PacksProps {
  /** The contact to show when a payment cannot be started. */
  contact: string
  checkout: CheckoutState
  /** Called with the selected pack, or `null` if none is selected. */
  onBuy: (packId: Id | null) => Promise<void>
}

/** The packs that are for sale, as a form that starts the payment. */
export function Packs({ contact, checkout, onBuy }: PacksProps) {
  const messages = useMessages('credits', creditsMessages)
  const common = useMessages('common', commonMessages)
  const { state, retry } = usePacks()
  const [chosen, setChosen] = useState<Id | null>(null)
  const name = useId()

  if (state.status === 'loading')
    return <div className="vk-credits__packs" role="status" aria-label={common.loading} data-loading />
  if (state.status === 'failed')
    return (
      <>
        <Alert>{messages.packsFailed}</Alert>
        <Button onClick={retry}>{common.tryAgain}</Button>
      </>
    )
  if (state.packs.length === 0) return <p className="vk-credits__text">{messages.packsEmpty}</p>

  return (
    <form
      className="vk-credits"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onBuy(chosen)
      }}
    >
      <div className="vk-credits__packs" role="radiogroup" aria-label={messages.packs}>
        {state.packs.map((pack) => (
          <PackOption key={pack.id} name={name} pack={pack} isChosen={pack.id === chosen} onChoose={setChosen} />
        ))}
      </div>
      <Payment state={checkout} isChosen={chosen !== null} contact={contact} />
    </form>
  )
}
