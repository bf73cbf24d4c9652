import { Alert, useClient } from '@vowkit/react'
import {
  type DeskCalendar,
  type DeskCalendarResult,
  MAX_WEDDINGS_PER_DAY,
  updateDeskCalendar,
} from '@vowkit/sdk-core/desk'
import { useId, useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { calendarTexts } from './texts.ts'

const NUMBERS = Array.from({ length: MAX_WEDDINGS_PER_DAY }, (_, index) => index + 1)

export interface CalendarSettingsProps {
  calendar: DeskCalendar
  onChange: (calendar: DeskCalendar) => void
}

/** The number of weddings a day, and whether couples see the calendar. Changes are saved at once. */
export function CalendarSettings({ calendar, onChange }: CalendarSettingsProps) {
  const t = useTexts(calendarTexts)
  const desk = useTexts(deskTexts)
  const { ports } = useClient()
  const id = useId()
  const [result, setResult] = useState<DeskCalendarResult | null>(null)

  async function save(change: Parameters<typeof updateDeskCalendar>[1]): Promise<void> {
    const saved = await updateDeskCalendar(ports, change)
    setResult(saved)
    if (saved.ok) onChange(saved.calendar)
  }

  return (
    <div className="calendar-settings">
      <label className="check">
        <input
          type="checkbox"
          checked={calendar.is_shared}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void save({ is_shared: target.checked })}
        />
        {t.isShared}
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {t.isSharedHint}
      </p>
      <label className="field calendar-settings__number">
        {t.perDay}
        <select
          value={calendar.weddings_per_day}
          onChange={({ target }) => void save({ weddings_per_day: Number(target.value) })}
        >
          {NUMBERS.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </label>
      <p className="calendar__done" role="status">
        {result?.ok && desk.saved}
      </p>
      {result && !result.ok && <Alert>{failureText(result.error, desk)}</Alert>}
    </div>
  )
}
