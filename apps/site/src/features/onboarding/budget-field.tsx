import { BUDGETS } from '@vowkit/sdk-core/contract'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFieldError } from '../../shared/form/field-props.ts'
import type { PreferencesValues } from './preferences-values.ts'

/** What the wedding may cost, one of five. */
export function BudgetField({ form }: { form: UseFormReturn<PreferencesValues> }) {
  const error = useFieldError({ form, name: 'budget' })
  const id = useId()
  return (
    <div
      className="choice"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error === undefined ? undefined : true}
      aria-labelledby={`${id}-legend`}
    >
      <p className="choice__legend" id={`${id}-legend`}>
        What is your budget?
      </p>
      {error !== undefined && (
        <p className="field__error" role="alert" id={`${id}-error`}>
          <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
          {error}
        </p>
      )}
      <div className="budgets">
        {BUDGETS.map(({ symbol, range }) => (
          <label className="choice__item budget" key={symbol}>
            <input
              type="radio"
              className="choice__box"
              value={symbol}
              // Not of the group: as one comes back into it, its description goes unsaid.
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              {...form.register('budget', { required: 'Please select a budget.' })}
            />
            <span className="budget__symbol">{symbol}</span> <span className="budget__range">{range}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
