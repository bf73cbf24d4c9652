import { useEffect } from 'react'
import { type CardPinProps, usePinnedVendors } from './use-pinned-vendors.ts'

export interface CardPinsProps {
  /** Called with the props that add the pin to vendor cards, when they change. */
  onChange: (props: CardPinProps) => void
}

/** Loads which vendors are pinned. Renders nothing, so that vendor cards do not wait for its code. */
export function CardPins({ onChange }: CardPinsProps) {
  const props = usePinnedVendors()
  useEffect(() => onChange(props), [onChange, props])
  return null
}
