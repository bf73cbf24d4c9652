import { useFormatPrice } from '@vowkit/react'
import { BUDGETS } from '@vowkit/sdk-core/contract'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useCurrencySymbol } from '../../shared/currency.ts'
import { useFieldError } from '../../shared/form/field-props.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { onboardingMessages } from './messages.ts'
import type { PreferencesValues } from './preferences-values.ts'

/** The field for the wedding budget: one of five ranges. */
export function BudgetField({ form }: { form: UseFormReturn<PreferencesValues> }) {
  const t = useMessages(onboardingMessages)
  const error = useFieldError({ form, name: 'budget' })
  const formatPrice = useFormatPrice()
  const currency = useCurrencySymbol()
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
        {t.budget}
      </p>
      <p className="field__hint" id={`${id}-hint`}>
        {t.budgetHint}
      </p>
      {error !== undefined && (
        <p className="field__error" role="alert" id={`${id}-error`}>
          <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
          {error}
        </p>
      )}
      <div className="budgets">
        {BUDGETS.map((budget) => (
          <label className="choice__item budget" key={budget.symbol}>
            <input
              type="radio"
              className="choice__box"
              value={budget.symbol}
              // Set on each radio button, because screen readers skip the group's description when the focus returns.
              aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
              {...form.register('budget', { required: t.budgetRequired })}
            />
            <span className="budget__symbol">{currency.repeat(budget.symbol.length)}</span>{' '}
            <span className="budget__range">{t.budgetRange(budget, formatPrice)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
