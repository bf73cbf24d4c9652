import './steps.css'
import { Check } from 'lucide-react'

const STEPS = ['Sign Up', 'Basic Info', 'Your Preferences']

/** Which of the three steps this is; the steps before it are done. */
export function Steps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <div className="step-list">
      <ol className="step-list__items" role="list">
        {STEPS.map((title, index) => {
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
                {isDone ? <Check size={16} strokeWidth={2} role="img" aria-label={`${step}, done`} /> : step}
              </span>{' '}
              <span className="step-list__title">{title}</span>
            </li>
          )
        })}
      </ol>
      <progress className="step-list__bar" value={current} max={STEPS.length} aria-hidden="true" />
    </div>
  )
}
