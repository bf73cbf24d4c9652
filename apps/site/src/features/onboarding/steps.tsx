import './steps.css'
import { Check } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { onboardingMessages } from './messages.ts'

export interface StepsProps {
  current: 1 | 2 | 3
  /** The share of the current step up to the shown part of it, from 0 to 1. */
  share?: number
}

/** The three steps of onboarding. Marks the current step, and the steps before it as done. */
export function Steps({ current, share = 1 }: StepsProps) {
  const t = useMessages(onboardingMessages)
  return (
    <div className="step-list">
      <ol className="step-list__items" role="list">
        {t.steps.map((title, index) => {
          const step = index + 1
          const isDone = step < current
          return (
            <li
              key={title}
              className="step-list__item"
              data-done={isDone || undefined}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className="step-list__mark">
                {isDone ? <Check size={16} strokeWidth={2} role="img" aria-label={t.stepDone(step)} /> : step}
              </span>{' '}
              <span className="step-list__title">{title}</span>
            </li>
          )
        })}
      </ol>
      <progress className="step-list__bar" value={current - 1 + share} max={t.steps.length} aria-hidden="true" />
    </div>
  )
}
