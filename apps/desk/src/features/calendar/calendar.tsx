import { useClient } from '@vowkit/react'
import { localDate } from '@vowkit/sdk-core'
import type { DayMark, DeskDay, DeskPeriod } from '@vowkit/sdk-core/desk'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { addMonths, monthOf } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { SelectionPanel } from './selection-panel.tsx'
import { calendarTexts } from './texts.ts'
import { useDays } from './use-days.ts'
import { useSelection } from './use-selection.ts'

/** The months of the calendar from the current month on, and the actions for the selected days. */
export function Calendar() {
  const t = useTexts(calendarTexts)
  const desk = useTexts(deskTexts)
  const today = localDate(useClient().ports.clock.now())
  const [active, setActive] = useState(today)
  const [isSaving, setSaving] = useState(false)
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const { period, choose, extend, clear } = useSelection()
  const month = monthOf(active)
  const { status, days, reload, mark } = useDays(month)
  const first = `${monthOf(today)}-01`

  function show(date: string): void {
    setActive(date < first ? first : date)
  }

  function select(date: string): void {
    setActive(date)
    setDone('')
    setFailure(null)
    choose(date)
  }

  async function save(chosen: DayMark): Promise<void> {
    if (!period || isSaving) return
    setSaving(true)
    setFailure(null)
    const result = await mark(period, chosen)
    setSaving(false)
    if (!result.ok) return setFailure(failureText(result.error, desk))
    const label = t.formats.period(period)
    setDone(chosen === 'taken' ? t.markedTaken(label) : t.markedFree(label))
    clear()
  }

  return (
    <div className="calendar">
      <div className="calendar__head">
        <button
          type="button"
          className="icon-button"
          aria-label={t.previous}
          disabled={month === monthOf(today)}
          onClick={() => show(addMonths(`${month}-01`, -1))}
        >
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <h3 className="calendar__month" aria-live="polite">
          {t.formats.month(month)}
        </h3>
        <button
          type="button"
          className="icon-button"
          aria-label={t.next}
          onClick={() => show(addMonths(`${month}-01`, 1))}
        >
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {status === 'failed' ? (
        <Notice text={t.daysFailed} action={desk.retry} onAction={reload} />
      ) : (
        <MonthGrid
          {...{ month, days, today, active }}
          isLoading={status === 'loading'}
          selected={period}
          onChoose={select}
          onMove={(date, isExtending) => {
            if (isExtending && date >= first) extend(active, date)
            show(date)
          }}
          onClear={clear}
        />
      )}
      <ul className="legend" role="list">
        {(['booked', 'taken', 'busy'] as const).map((state) => (
          <li key={state} className="legend__entry" data-state={state}>
            {t[state]}
          </li>
        ))}
      </ul>
      {period ? (
        <SelectionPanel
          {...{ period, isSaving, failure }}
          days={daysIn(period, days)}
          onMark={(chosen) => void save(chosen)}
          onClear={clear}
        />
      ) : (
        <p className="field__hint">{t.gridHint}</p>
      )}
      <p className="calendar__done" role="status">
        {done}
      </p>
    </div>
  )
}

/** Returns the known days of a period, in their order. */
function daysIn({ from, to }: DeskPeriod, days: ReadonlyMap<string, DeskDay>): DeskDay[] {
  const dates = [...days.keys()].filter((date) => date >= from && date <= to).sort()
  return dates.flatMap((date) => days.get(date) ?? [])
}
