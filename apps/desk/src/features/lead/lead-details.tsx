import { useFormatPrice } from '@vowkit/react'
import { type DeskLeadDetail, type DeskLeadView, LEAD_STATES, type LeadState } from '@vowkit/sdk-core/desk'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Palette } from '../../shared/palette.tsx'
import { sourceOf } from '../../shared/show-lead.ts'
import { deskTexts } from '../../shared/texts.ts'
import { useDeskAccount } from '../../shared/use-desk-account.ts'
import { Documents } from './documents.tsx'
import { Invoices } from './invoices.tsx'
import { LeadNotes } from './lead-notes.tsx'

export interface LeadDetailsProps {
  view: DeskLeadView
  lead: DeskLeadDetail
  onChange: () => void
}

/** What the couple has told, the state of the lead, and the private notes. */
export function LeadDetails({ view, lead, onChange }: LeadDetailsProps) {
  const texts = useTexts(deskTexts)
  const formatPrice = useFormatPrice()
  const stateId = useId()
  const me = String(useDeskAccount()?.user_id ?? '')
  const [isSaved, setSaved] = useState<boolean | null>(null)
  const facts = [
    [texts.date, texts.formats.date(lead.wedding_date)],
    [texts.place, lead.wedding_city],
    [texts.guestCount, lead.guests === undefined ? '' : String(lead.guests)],
    [texts.budget, lead.budget_label],
    [texts.source, sourceOf(lead, texts)],
  ] as const

  async function changeState(state: LeadState) {
    setSaved(null)
    const { ok } = await view.setState(state)
    setSaved(ok)
    if (ok) onChange()
  }

  return (
    <aside className="details" aria-label={texts.details}>
      <div className="field">
        <label htmlFor={stateId}>{texts.state}</label>
        <select
          id={stateId}
          value={lead.state}
          onChange={({ target }) => void changeState(LEAD_STATES.find((state) => state === target.value) ?? lead.state)}
        >
          {LEAD_STATES.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </select>
        {lead.is_declined && <p className="field__declined">{texts.declined}</p>}
        <span className="field__state" role="status">
          {isSaved === true && texts.saved}
          {isSaved === false && texts.notSaved}
        </span>
      </div>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || texts.unknown}</dd>
          </div>
        ))}
        {lead.deals && lead.deals.length > 0 && (
          <div>
            <dt>{texts.deals}</dt>
            <dd>{lead.deals.map(({ name, price }) => `${name} (${formatPrice(Number(price))})`).join(', ')}</dd>
          </div>
        )}
      </dl>
      {lead.vision && (
        <figure className="vision">
          {lead.vision.image && <img src={lead.vision.image} alt={lead.vision.title} />}
          <figcaption>
            <strong>{texts.vision}</strong>
            <p dir="auto">{lead.vision.description}</p>
            <Palette colours={lead.vision.palette} />
          </figcaption>
        </figure>
      )}
      <Documents view={view} lead={lead} me={me} />
      <Invoices view={view} lead={lead} />
      <LeadNotes view={view} notes={lead.notes} />
    </aside>
  )
}
