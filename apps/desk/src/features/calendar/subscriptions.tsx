import { Alert, Button, useClient } from '@vowkit/react'
import type { Id } from '@vowkit/sdk-core'
import {
  addDeskSubscription,
  type DeskCalendar,
  type DeskCalendarResult,
  deleteDeskSubscription,
  readDeskSubscription,
} from '@vowkit/sdk-core/desk'
import { type FormEvent, useRef, useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { SubscriptionRow } from './subscription-row.tsx'
import { calendarTexts } from './texts.ts'

export interface SubscriptionsProps {
  subscriptions: DeskCalendar['subscriptions']
  onChange: (calendar: DeskCalendar) => void
}

/** The vendor's other calendars, whose events take days. */
export function Subscriptions({ subscriptions, onChange }: SubscriptionsProps) {
  const t = useTexts(calendarTexts)
  const desk = useTexts(deskTexts)
  const { ports } = useClient()
  const [address, setAddress] = useState('')
  /** What is in progress: `'new'`, or the id of the calendar that is read. */
  const [pending, setPending] = useState<Id | null>(null)
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function run(of: Id, work: () => Promise<DeskCalendarResult>): Promise<DeskCalendar | null> {
    if (pending !== null) return null
    setPending(of)
    setDone('')
    setFailure(null)
    const result = await work()
    setPending(null)
    if (!result.ok) {
      setFailure(failureText(result.error, desk))
      return null
    }
    onChange(result.calendar)
    return result.calendar
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const calendar = await run('new', () => addDeskSubscription(ports, address.trim()))
    field.current?.focus()
    if (!calendar) return
    setAddress('')
    const added = calendar.subscriptions.at(-1)
    if (added && !added.problem) setDone(t.added(added.name || added.host))
  }

  async function remove({ id, name, host }: DeskCalendar['subscriptions'][number]): Promise<void> {
    if (!(await run(id, () => deleteDeskSubscription(ports, id)))) return
    setDone(t.removed(name || host))
    // The removed row took the focus with it.
    field.current?.focus()
  }

  return (
    <div className="feeds">
      <h3 className="feeds__title">{t.feeds}</h3>
      <p className="feeds__hint">{t.feedsHint}</p>
      {subscriptions.length > 0 && (
        <ul className="feeds__rows" role="list">
          {subscriptions.map((subscription) => (
            <SubscriptionRow
              key={subscription.id}
              subscription={subscription}
              isReading={pending === subscription.id}
              onRead={() => void run(subscription.id, () => readDeskSubscription(ports, subscription.id))}
              onRemove={() => void remove(subscription)}
            />
          ))}
        </ul>
      )}
      <form className="feeds__form" onSubmit={(event) => void add(event)} noValidate>
        <label className="field">
          {t.address}
          <input
            ref={field}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={address}
            aria-invalid={failure !== null || undefined}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <Button type="submit" busy={pending === 'new'} busyLabel={t.reading} disabled={address.trim() === ''}>
          {t.add}
        </Button>
      </form>
      <p className="calendar__done" role="status">
        {done}
      </p>
      {failure !== null && <Alert>{failure}</Alert>}
    </div>
  )
}
