import { Alert, Button } from '@vowkit/react'
import type { DayMark, DeskDay, DeskPeriod } from '@vowkit/sdk-core/desk'
import { X } from 'lucide-react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { leadPath } from '../../shared/lead-path.ts'
import { calendarTexts } from './texts.ts'

export interface SelectionPanelProps {
  period: DeskPeriod
  /** The selected days that have a mark, a booking or an event. */
  days: DeskDay[]
  isSaving: boolean
  failure: string | null
  onMark: (mark: DayMark) => void
  onClear: () => void
}

/** The selected days: why they are taken, and the buttons that mark them. */
export function SelectionPanel({ period, days, isSaving, failure, onMark, onClear }: SelectionPanelProps) {
  const t = useTexts(calendarTexts)
  const known = days.filter(({ bookings, events }) => bookings.length > 0 || events > 0)
  const label = t.formats.period(period)
  return (
    <section className="selection" aria-label={label}>
      <div className="selection__head">
        <p className="selection__title">{label}</p>
        <button type="button" className="icon-button" aria-label={t.clear} onClick={onClear}>
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {known.length > 0 && (
        <ul className="selection__days" role="list">
          {known.map(({ date, bookings, events }) => (
            <li key={date}>
              {period.from !== period.to && <strong>{t.formats.day(date)}</strong>}
              {bookings.map(({ lead_id, couple_name }) => (
                <a key={lead_id} className="link" href={leadPath(lead_id)}>
                  {t.bookedBy(couple_name)}
                </a>
              ))}
              {events > 0 && <span>{t.events(events)}</span>}
            </li>
          ))}
        </ul>
      )}
      {known.some(({ bookings, is_taken }) => bookings.length > 0 && is_taken) && <p>{t.staysTaken}</p>}
      <div className="profile-section__foot">
        <Button variant="primary" busy={isSaving} busyLabel={t.marking} onClick={() => onMark('taken')}>
          {t.markTaken}
        </Button>
        <Button disabled={isSaving} onClick={() => onMark('free')}>
          {t.markFree}
        </Button>
      </div>
      {failure !== null && <Alert>{failure}</Alert>}
    </section>
  )
}
