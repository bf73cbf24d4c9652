import { useFormatPrice } from '@vowkit/react'
import { BUDGETS } from '@vowkit/sdk-core/contract'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useCurrencySymbol } from '../../shared/currency.ts'
import { useFieldError } from '../../shared/form/field-props.ts'
import { weddingFactsMessages } from '../../shared/form/wedding-facts/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { onboardingMessages } from './messages.ts'
import type { PreferencesValues } from './preferences-values.ts'

/** The range of the example that tells which of two ranges contains the amount between them. */
const EXAMPLE = BUDGETS[1]

export interface BudgetFieldProps {
  form: UseFormReturn<PreferencesValues>
  /** The symbol of the budget that the prompt of a vision names. */
  visionBudget?: string | undefined
}

/** The field for the wedding budget: one of five ranges. */
export function BudgetField({ form, visionBudget }: BudgetFieldProps) {
  const t = useMessages(onboardingMessages)
  const { fromVision } = useMessages(weddingFactsMessages)
  const chosen = useWatch({ control: form.control, name: 'budget' })
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
        <span>
          {chosen !== '' && chosen === visionBudget && <span className="budgets__source">{fromVision}</span>}
          {t.budgetHint} {EXAMPLE && t.budgetLimit(formatPrice(EXAMPLE.max ?? 0), t.budgetRange(EXAMPLE, formatPrice))}
        </span>
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
