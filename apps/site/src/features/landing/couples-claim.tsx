import { useRef } from 'react'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { landingMessages } from './messages.ts'
import { useCountUp } from './use-count-up.ts'

const COUPLES = 10_000

/** The number of couples helped. Counts up when it enters the viewport. */
export function CouplesClaim() {
  const t = useMessages(landingMessages)
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useCountUp(COUPLES, line)
  return (
    <section className="claim" aria-label={t.couplesLabel}>
      <p className="claim__line" ref={line}>
        <span className="visually-hidden">{t.couplesSpoken(COUPLES)}</span>
        <span className="claim__visible" aria-hidden="true">
          <Emphasized text={t.couples(shown)} render={(number) => <span className="claim__number">{number}</span>} />
        </span>
      </p>
    </section>
  )
}
