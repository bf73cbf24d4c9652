import './calendar.css'
import type { WeddingDay } from '@vowkit/sdk-core/contract'
import { useRef, useState } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { formMessages } from '../../../shared/form/messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { settingsMessages } from '../messages.ts'
import { FeedAddress } from './feed-address.tsx'
import { useWeddingCalendar } from './use-wedding-calendar.ts'

/** The couple's calendar: a file to download, and a secret address for calendar apps. */
export function CalendarCard() {
  const t = useMessages(settingsMessages)
  const { sending } = useMessages(formMessages)
  const { state, retry, changing, change } = useWeddingCalendar()
  const [done, setDone] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  async function changeFeed(what: 'renew' | 'revoke', text: string) {
    setDone('')
    setFailed(false)
    if (!(await change(what))) return setFailed(true)
    setDone(text)
    // The focused button may have been unmounted.
    heading.current?.focus()
  }

  const day = state.status === 'ready' ? state.day : null
  const feedUrl = day?.feed_url
  return (
    <section className="settings__card" id="calendar" aria-labelledby="settings-calendar">
      <h2 className="settings__heading" id="settings-calendar" tabIndex={-1} ref={heading}>
        {t.calendar}
      </h2>
      <p className="settings__text">{t.calendarHint}</p>
      <p className="wedding-calendar__done" role="status">
        {state.status === 'loading' ? <span className="visually-hidden">{t.calendarLoading}</span> : done}
      </p>
      {state.status === 'loading' && <span className="wedding-calendar__bone" />}
      {state.status === 'failed' && <LoadFailed onRetry={retry}>{t.calendarFailed}</LoadFailed>}
      {feedUrl !== undefined && <FeedAddress url={feedUrl} />}
      {hasFailed && (
        <p className="wedding-calendar__failure" role="alert">
          {t.feedFailed}
        </p>
      )}
      {day && (
        <div className="wedding-calendar__actions">
          <button type="button" className="button button--quiet" onClick={() => download(day)}>
            {t.calendarDownload}
          </button>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void changeFeed('renew', feedUrl === undefined ? t.feedCreated : t.feedRenewed)}
            {...ariaDisabledProps(changing !== null)}
          >
            {changing === 'renew' ? sending : feedUrl === undefined ? t.feedCreate : t.feedRenew}
          </button>
          {feedUrl !== undefined && (
            <button
              type="button"
              className="button button--quiet"
              onClick={() => void changeFeed('revoke', t.feedRevoked)}
              {...ariaDisabledProps(changing !== null)}
            >
              {changing === 'revoke' ? sending : t.feedRevoke}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Saves the calendar as a file. */
function download({ calendar }: WeddingDay): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'wedding.ics'
  link.click()
  URL.revokeObjectURL(url)
}
