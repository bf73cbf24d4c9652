import { Check } from 'lucide-react'
import type { Step } from './engagement-steps.ts'

/** The steps of an engagement and which of them are done. */
export function Timeline({ steps }: { steps: Step[] }) {
  return (
    <ol className="timeline" role="list" aria-label="How far you are">
      {steps.map(({ label, isDone }) => (
        <li key={label} className="timeline__step" data-done={isDone || undefined}>
          <span className="timeline__mark">{isDone && <Check size={14} strokeWidth={2.5} aria-hidden="true" />}</span>
          {label}
          {isDone && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  )
}
