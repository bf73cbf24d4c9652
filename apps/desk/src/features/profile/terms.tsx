import type { SdkError } from '@vowkit/sdk-core'
import type { DeskFacts } from '@vowkit/sdk-core/desk'
import { useId } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Field } from './field.tsx'
import { profileTexts } from './texts.ts'
import { toNumber } from './to-number.ts'

type TermFacts = Pick<DeskFacts, 'deposit' | 'refund_days'>

export interface TermsProps {
  content: TermFacts
  error: SdkError | null
  onChange: (terms: Partial<TermFacts>) => void
}

/** The deposit, and what is refunded after a cancellation. */
export function Terms({ content: { deposit, refund_days: days }, error, onChange }: TermsProps) {
  const t = useTexts(profileTexts)
  const id = useId()
  const kind = deposit === undefined ? 'unsaid' : deposit.amount === 0 ? 'none' : deposit.unit
  const refund = days === undefined ? 'unsaid' : days === 0 ? 'never' : 'until'
  return (
    <div className="profile-row__pair">
      <div className="field">
        <label htmlFor={`${id}-deposit`}>{t.deposit}</label>
        <select
          id={`${id}-deposit`}
          value={kind}
          onChange={({ target: { value } }) => {
            const unit = value === 'dollars' ? 'dollars' : 'percent'
            const amount = value === 'none' ? 0 : deposit?.amount || (unit === 'percent' ? 30 : 500)
            onChange({ deposit: value === 'unsaid' ? undefined : { amount, unit } })
          }}
        >
          {Object.entries(t.deposits).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {deposit !== undefined && deposit.amount > 0 && (
        <Field
          label={t.depositAmount}
          name="deposit"
          inputMode="numeric"
          error={error}
          value={String(deposit.amount)}
          onChange={(text) => onChange({ deposit: { ...deposit, amount: toNumber(text) ?? 1 } })}
        />
      )}
      <div className="field">
        <label htmlFor={`${id}-refund`}>{t.cancellation}</label>
        <select
          id={`${id}-refund`}
          value={refund}
          onChange={({ target: { value } }) =>
            onChange({ refund_days: value === 'unsaid' ? undefined : value === 'never' ? 0 : 30 })
          }
        >
          {Object.entries(t.refunds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {days !== undefined && days > 0 && (
        <Field
          label={t.refundDays}
          name="refund_days"
          inputMode="numeric"
          error={error}
          value={String(days)}
          onChange={(text) => onChange({ refund_days: toNumber(text) ?? 1 })}
        />
      )}
    </div>
  )
}
