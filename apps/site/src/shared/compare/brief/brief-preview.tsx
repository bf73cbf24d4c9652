import type { CoupleProfile } from '@vowkit/sdk-core/account'
import type { Vision } from '@vowkit/sdk-core/contract'
import { capitalizePlace } from '../../capitalize-place.ts'
import { useLocale, useMessages } from '../../language/use-messages.ts'
import { briefMessages } from './messages.ts'

export interface BriefPreviewProps {
  /** Null if it is unknown. */
  profile: CoupleProfile | null
  /** The date in the form, or `""`. */
  weddingDate: string
  guests: number | undefined
  vision: Vision | undefined
  /** The message with the sentence about the budget. */
  message: string
}

/** Lists everything that each vendor receives with a brief: the fields, and what it sees of the couple's profile. */
export function BriefPreview({ profile, weddingDate, guests, vision, message }: BriefPreviewProps) {
  const t = useMessages(briefMessages)
  const locale = useLocale()
  // Without a date in the brief, the vendor sees the date of the profile.
  const date = weddingDate || profile?.wedding_date
  const names = profile && namesOf(profile)
  return (
    <section className="brief-form__preview" aria-label={t.preview}>
      <h3 className="field__label">{t.preview}</h3>
      {names && <p dir="auto">{t.fromNames(names, profile.image !== '')}</p>}
      {date && <p>{t.onDate(new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }))}</p>}
      {profile?.wedding_city && <p dir="auto">{t.inPlace(capitalizePlace(profile.wedding_city))}</p>}
      {guests !== undefined && <p>{t.forGuests(guests)}</p>}
      {vision && (
        <div className="brief-form__vision">
          <img src={vision.result_image} alt="" width={96} height={64} />
          <p dir="auto">{t.withVision(vision.title)}</p>
        </div>
      )}
      {message && (
        <p className="brief-form__words" dir="auto">
          {message}
        </p>
      )}
      {!profile && <p>{t.fromProfile}</p>}
      <p className="brief-form__private">{t.notSent}</p>
    </section>
  )
}

function namesOf({ first_name, last_name, partner_name }: CoupleProfile): string {
  return [[first_name, last_name].filter(Boolean).join(' '), partner_name].filter(Boolean).join(' & ')
}
