import { Alert, Button, useClient } from '@vowkit/react'
import { type DeskCalendar, type DeskCalendarResult, renewDeskFeed, updateDeskCalendar } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { calendarTexts } from './texts.ts'

export interface OwnFeedProps {
  calendar: DeskCalendar
  onChange: (calendar: DeskCalendar) => void
}

/** The secret address of the vendor's calendar, for other calendar apps. */
export function OwnFeed({ calendar, onChange }: OwnFeedProps) {
  const t = useTexts(calendarTexts)
  const desk = useTexts(deskTexts)
  const { ports } = useClient()
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState<string | null>(null)

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(calendar.feed_url).then(
      () => true,
      () => false,
    )
    setDone(isCopied ? t.copied : '')
    setFailure(isCopied ? null : t.copyFailed)
  }

  function show(result: DeskCalendarResult, message: string): void {
    setDone(result.ok ? message : '')
    setFailure(result.ok ? null : failureText(result.error, desk))
    if (result.ok) onChange(result.calendar)
  }

  async function renew(): Promise<void> {
    setAsking(false)
    show(await renewDeskFeed(ports), t.renewed)
  }

  return (
    <div className="feeds">
      <h3 className="feeds__title">{t.ownFeed}</h3>
      <p className="feeds__hint">{t.ownFeedHint}</p>
      <label className="field">
        {t.ownAddress}
        <input readOnly value={calendar.feed_url} onFocus={({ target }) => target.select()} />
      </label>
      {isAsking ? (
        <>
          <p>{t.renewQuestion}</p>
          <div className="profile-section__foot">
            <Button variant="primary" onClick={() => void renew()}>
              {t.renewNow}
            </Button>
            <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
          </div>
        </>
      ) : (
        <div className="profile-section__foot">
          <Button onClick={() => void copy()}>{t.copy}</Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t.renew}
          </Button>
        </div>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={calendar.shows_names}
          onChange={async ({ target }) =>
            show(await updateDeskCalendar(ports, { shows_names: target.checked }), desk.saved)
          }
        />
        {t.showsNames}
      </label>
      <p className="calendar__done" role="status">
        {done}
      </p>
      {failure !== null && <Alert>{failure}</Alert>}
    </div>
  )
}
