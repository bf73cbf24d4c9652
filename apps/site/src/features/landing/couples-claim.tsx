import { useRef } from 'react'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { laterMessages } from './later/messages.ts'
import { useCountUp } from './use-count-up.ts'

/** The number of couples that this deployment has helped. Counts up when it enters the viewport. */
export function CouplesClaim({ couples }: { couples: number }) {
  const t = useMessages(laterMessages)
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useCountUp(couples, line)
  return (
    <section className="claim" aria-label={t.couplesLabel}>
      <p className="claim__line" ref={line}>
        <span className="visually-hidden">{t.couplesSpoken(couples)}</span>
        <span className="claim__visible" aria-hidden="true">
          <Emphasized text={t.couples(shown)} render={(number) => <span className="claim__number">{number}</span>} />
        </span>
      </p>
    </section>
  )
}
