import { Check } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import type { Step } from './engagement-steps.ts'
import { manageVendorMessages } from './messages.ts'

/** The steps of an engagement. Marks the steps that are done. */
export function Timeline({ steps }: { steps: Step[] }) {
  const t = useMessages(manageVendorMessages)
  return (
    <ol className="timeline" role="list" aria-label={t.progress}>
      {steps.map(({ name, isDone }) => (
        <li key={name} className="timeline__step" data-done={isDone || undefined}>
          <span className="timeline__mark">{isDone && <Check size={14} strokeWidth={2.5} aria-hidden="true" />}</span>
          {t.steps[name]}
          {isDone && <span className="visually-hidden"> {t.done}</span>}
        </li>
      ))}
    </ol>
  )
}
