import { useId } from 'react'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { ReviewOrder } from './sort-reviews.ts'

const ORDERS: readonly ReviewOrder[] = ['newest', 'highest']

/** Radio buttons that choose the order of the reviews. */
export function ReviewSort({ value, onChange }: { value: ReviewOrder; onChange: (order: ReviewOrder) => void }) {
  const messages = useMessages('profile', profileMessages)
  const name = useId()
  return (
    <fieldset className="vk-sort">
      <legend className="vk-sr">{messages.sort}</legend>
      {ORDERS.map((order) => (
        <label className="vk-sort__option" key={order}>
          <input
            className="vk-sort__input"
            type="radio"
            name={name}
            checked={order === value}
            onChange={() => onChange(order)}
          />
          <span className="vk-sort__label">{messages[order]}</span>
        </label>
      ))}
    </fieldset>
  )
}
