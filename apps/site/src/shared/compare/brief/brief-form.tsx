import { briefMessage, MAX_BRIEF_VENDORS, MIN_BRIEF_VENDORS } from '@vowkit/sdk-core/contract'
import { type Brief, MAX_GUESTS, MAX_INQUIRY_LENGTH, type Vendor } from '@vowkit/sdk-core/vendors'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FieldFrame, FieldNote } from '../../form/field-frame.tsx'
import { weddingFactsMessages } from '../../form/wedding-facts/messages.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { useOwnProfile } from '../../use-own-profile.ts'
import { BriefPreview } from './brief-preview.tsx'
import { briefMessages } from './messages.ts'
import type { BriefState } from './use-brief.ts'
import { useVisions } from './use-visions.ts'
import { VendorChoice } from './vendor-choice.tsx'

export interface BriefFormProps {
  vendors: readonly Vendor[]
  /** The vendors that are chosen at first. */
  chosen: readonly Vendor[]
  status: BriefState['status']
  onSend: (brief: Brief) => void
  /** Shown in place of the fields after the brief was sent. */
  children: ReactNode
}

/** Length of the message that leaves room for the sentence with the budget. */
const MAX_LENGTH = MAX_INQUIRY_LENGTH - 100

/** The fields of a brief, with a preview of what each vendor receives. */
export function BriefForm({ vendors, chosen: chosenAtFirst, status, onSend, children }: BriefFormProps) {
  const t = useMessages(briefMessages)
  const { guestsInvalid, fromVision } = useMessages(weddingFactsMessages)
  const { language } = useLanguage()
  const visions = useVisions() ?? []
  const profile = useOwnProfile()
  const [chosen, setChosen] = useState(() => new Set(chosenAtFirst.map(({ id }) => String(id))))
  const [fields, setFields] = useState<Record<'message' | 'budget', string>>(EMPTY)
  // Null until the couple edits the field, which shows the known value.
  const [date, setDate] = useState<string | null>(null)
  const [guestsText, setGuestsText] = useState<string | null>(null)
  // Null until the couple chooses, which shows the latest vision.
  const [visionId, setVisionId] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const set = (name: keyof typeof fields) => (value: string) => setFields({ ...fields, [name]: value })

  const facts = profile?.vision_facts
  const weddingDate = date ?? (profile?.wedding_date || facts?.wedding_date || '')
  const guestsShown = guestsText ?? String(profile?.guests ?? facts?.guests ?? '')
  const isPast = weddingDate !== '' && weddingDate < new Date().toLocaleDateString('sv-SE')
  const guests = guestsShown === '' ? undefined : Number(guestsShown)
  const hasGuestsError = guests !== undefined && (guests < 1 || guests > MAX_GUESTS)
  const budget = Number(fields.budget) || undefined
  const vision = visionId === null ? visions[0] : visions.find(({ id }) => id === visionId)
  const currency = vendors.find((vendor) => vendor.currency)?.currency
  const message = briefMessage({ message: fields.message, budget }, { currency, language })
  const isFew = chosen.size < MIN_BRIEF_VENDORS
  const isMany = chosen.size > MAX_BRIEF_VENDORS
  const limitHint = chosenAtFirst.length > 0 ? t.chosenAtFirst : t.upTo
  const isInvalid = isPast || hasGuestsError || isFew || isMany

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isInvalid) return
    onSend({
      vendorIds: vendors.map(({ id }) => id).filter((id) => chosen.has(String(id))),
      message: fields.message.trim() || undefined,
      weddingDate: weddingDate || undefined,
      ...{ guests, budget, visionId: vision?.id },
    })
  }

  if (status === 'done') return <form onSubmit={submit}>{children}</form>
  return (
    <form className="form brief-form" noValidate onSubmit={submit}>
      <fieldset className="brief-form__vendors">
        <legend className="field__label">{t.vendors}</legend>
        <div className="brief-form__list">
          {vendors.map((vendor) => (
            <VendorChoice
              key={vendor.id}
              vendor={vendor}
              isChosen={chosen.has(String(vendor.id))}
              onToggle={() => setChosen((last) => toggle(last, String(vendor.id)))}
            />
          ))}
        </div>
        <FieldNote
          hint={isFew ? t.needTwo : limitHint(MAX_BRIEF_VENDORS)}
          error={isMany ? t.tooMany : hasTried && isFew ? t.needTwo : undefined}
        />
      </fieldset>
      <FieldFrame label={t.message} isOptional>
        {(described) => (
          <textarea
            {...described}
            className="field__input field__input--area"
            placeholder={t.messageHint}
            maxLength={MAX_LENGTH}
            value={fields.message}
            onChange={({ target }) => set('message')(target.value)}
          />
        )}
      </FieldFrame>
      <div className="brief-form__row">
        <FieldFrame
          label={t.date}
          isOptional
          hint={weddingDate !== '' && weddingDate === facts?.wedding_date ? fromVision : undefined}
          error={hasTried && isPast ? t.pastDate : undefined}
        >
          {(described) => (
            <input
              {...described}
              className="field__input"
              type="date"
              value={weddingDate}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </FieldFrame>
        <NumberField
          label={t.guests}
          hint={guests !== undefined && guests === facts?.guests ? fromVision : undefined}
          error={hasTried && hasGuestsError ? guestsInvalid : undefined}
          value={guestsShown}
          onChange={setGuestsText}
        />
        <NumberField label={t.budget} value={fields.budget} onChange={set('budget')} />
      </div>
      {visions.length > 0 && (
        <FieldFrame label={t.vision} isOptional>
          {(described) => (
            <div className="field__select">
              <select
                {...described}
                className="field__input"
                value={vision?.id ?? ''}
                onChange={({ target }) => setVisionId(target.value)}
              >
                <option value="">{t.noVision}</option>
                {visions.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
            </div>
          )}
        </FieldFrame>
      )}
      <BriefPreview {...{ profile, weddingDate, guests, message }} vision={vision} />
      {status === 'failed' && (
        <p className="field__error" role="alert">
          {t.sendFailed}
        </p>
      )}
      <div className="brief-form__actions">
        <button type="submit" className="button" aria-disabled={isFew || isMany || status === 'sending'}>
          {status === 'sending' ? t.sending : t.send(chosen.size)}
        </button>
      </div>
    </form>
  )
}

function toggle(ids: ReadonlySet<string>, id: string): Set<string> {
  const toggled = new Set(ids)
  if (!toggled.delete(id)) toggled.add(id)
  return toggled
}

const EMPTY = { message: '', budget: '' }

interface NumberFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

function NumberField({ label, hint, error, value, onChange }: NumberFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} isOptional error={error}>
      {(described) => (
        <input
          {...described}
          className="field__input"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 8))}
        />
      )}
    </FieldFrame>
  )
}
