import { type InboxState, LEAD_STATES, type LeadState } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'

export interface StateFilterProps {
  state: LeadState | null
  /** The number of leads in each state. `null` while they load. */
  counts: Extract<InboxState, { status: 'ready' }>['counts'] | null
  onChange: (state: LeadState | null) => void
}

/** Buttons that limit the inbox to leads in one state. */
export function StateFilter({ state, counts, onChange }: StateFilterProps) {
  const texts = useTexts(deskTexts)
  return (
    <fieldset className="filter">
      <legend className="vk-sr">{texts.filter}</legend>
      {[null, ...LEAD_STATES].map((option) => (
        <button
          key={option ?? 'all'}
          type="button"
          className="filter__option"
          aria-pressed={option === state}
          onClick={() => onChange(option)}
        >
          {option === null ? texts.all : texts.states[option]}
          {counts !== null && option !== null && counts[option] > 0 && (
            <span className="filter__count">{counts[option]}</span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
