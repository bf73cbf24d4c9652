import { useRef } from 'react'
import { useCountUp } from './use-count-up.ts'

const COUPLES = 10_000

/** How many couples have been helped. */
export function CouplesClaim() {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useCountUp(COUPLES, line)
  return (
    <section className="claim" aria-label="Couples helped">
      <p className="claim__line" ref={line}>
        <span className="visually-hidden">Over {COUPLES.toLocaleString('en-US')} couples helped</span>
        <span className="claim__visible" aria-hidden="true">
          over <span className="claim__number">{shown.toLocaleString('en-US')}</span> couples helped
        </span>
      </p>
    </section>
  )
}
