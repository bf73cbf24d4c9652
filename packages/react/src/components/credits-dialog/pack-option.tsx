import type { Id } from '@vowkit/sdk-core'
import type { VisionPack } from '@vowkit/sdk-core/vision'
import { useFormatPrice } from '../../hooks/use-format-price.ts'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface PackOptionProps {
  /** The name of the radio group. */
  name: string
  pack: VisionPack
  isChosen: boolean
  onChoose: (id: Id) => void
}

/** A radio button for one pack, styled as a card. */
export function PackOption({ name, pack, isChosen, onChoose }: PackOptionProps) {
  const messages = useMessages('credits', creditsMessages)
  const formatPrice = useFormatPrice()
  const price = Number(pack.price)
  return (
    <label className="vk-pack" data-chosen={isChosen}>
      <input
        className="vk-pack__input"
        type="radio"
        name={name}
        value={pack.id}
        checked={isChosen}
        onChange={() => onChoose(pack.id)}
      />
      <span className="vk-pack__credits">{messages.pack(pack.credits)}</span>
      <span className="vk-pack__price">{formatPrice(price)}</span>
      <span className="vk-pack__each">{messages.each(formatPrice(price / pack.credits))}</span>
      {pack.percentage_off ? <span className="vk-pack__off">{messages.off(pack.percentage_off)}</span> : null}
    </label>
  )
}
