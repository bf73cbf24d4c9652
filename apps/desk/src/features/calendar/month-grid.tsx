import type { DeskDay, DeskPeriod } from '@vowkit/sdk-core/desk'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { addDays, addMonths, weekdayOf, weeksOf } from './month.ts'
import { type CalendarTexts, calendarTexts } from './texts.ts'

export interface MonthGridProps {
  /** The month `YYYY-MM`. */
  month: string
  days: ReadonlyMap<string, DeskDay>
  isLoading: boolean
  today: string
  /** The day in the tab order. It is in this month. */
  active: string
  selected: DeskPeriod | null
  onChoose: (date: string) => void
  /** Called when a key moves the focus. `isExtending`: the selection follows the focus. */
  onMove: (date: string, isExtending: boolean) => void
  onClear: () => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Returns the day to which a key moves the focus, or `null` for other keys. */
function targetOf({ key, shiftKey }: KeyboardEvent, date: string): string | null {
  const step = STEPS[key]
  if (step !== undefined) return addDays(date, step)
  if (key === 'Home') return addDays(date, -weekdayOf(date))
  if (key === 'End') return addDays(date, 6 - weekdayOf(date))
  if (key === 'PageUp') return addMonths(date, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonths(date, shiftKey ? 12 : 1)
  return null
}

/** The days of a month, as a grid with one tab stop. */
export function MonthGrid(props: MonthGridProps) {
  const { month, days, isLoading, today, active, selected, onChoose, onMove, onClear } = props
  const t = useTexts(calendarTexts)
  const table = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)

  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    table.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus()
  }, [active])

  function press(event: KeyboardEvent, date: string) {
    const target = targetOf(event, date)
    if (target !== null) {
      isMoving.current = true
      onMove(target, event.shiftKey && event.key.startsWith('Arrow'))
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(date)
    else if (event.key === 'Escape' && selected) onClear()
    else return
    event.preventDefault()
  }

  return (
    <table
      className="month"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the element for a date grid
      role="grid"
      aria-label={t.grid(t.formats.month(month))}
      aria-multiselectable="true"
      aria-busy={isLoading}
      ref={table}
    >
      <thead>
        <tr>
          {t.formats.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks are identified by their position
          <tr key={index}>
            {week.map((date, weekday) =>
              date === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position
                <td key={weekday} />
              ) : (
                <td
                  key={date}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the table
                  role="gridcell"
                  className="day"
                  data-date={date}
                  data-state={stateOf(days.get(date))}
                  data-taken={days.get(date)?.is_taken === true}
                  data-past={date < today}
                  aria-current={date === today ? 'date' : undefined}
                  aria-selected={selected !== null && date >= selected.from && date <= selected.to}
                  aria-label={labelOf(date, days.get(date), t)}
                  tabIndex={date === active ? 0 : -1}
                  onClick={() => onChoose(date)}
                  onKeyDown={(event) => press(event, date)}
                >
                  <span className="day__number">{Number(date.slice(8))}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a day shows. A booking takes precedence over a mark, and a mark over an event. */
function stateOf(day: DeskDay | undefined): 'booked' | 'taken' | 'busy' | undefined {
  if (!day) return undefined
  if (day.bookings.length > 0) return 'booked'
  if (day.mark === 'taken') return 'taken'
  return day.events > 0 ? 'busy' : undefined
}

function labelOf(date: string, day: DeskDay | undefined, t: CalendarTexts): string {
  return [t.formats.day(date), day?.is_taken ? t.taken : t.free, ...reasonsOf(day, t)].join(', ')
}

/** Why a day is taken, apart from a mark. */
export function reasonsOf(day: DeskDay | undefined, t: CalendarTexts): string[] {
  if (!day) return []
  const names = day.bookings.map(({ couple_name }) => couple_name).join(', ')
  return [...(names ? [t.bookedBy(names)] : []), ...(day.events > 0 ? [t.events(day.events)] : [])]
}
