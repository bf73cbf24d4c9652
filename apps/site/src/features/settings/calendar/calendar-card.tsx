import './calendar.css'
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
  const { state, retry, changing, change, isDownloading, download } = useWeddingCalendar()
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  async function changeFeed(what: 'renew' | 'revoke', text: string) {
    setDone('')
    setFailure('')
    if (!(await change(what))) return setFailure(t.feedFailed)
    setDone(text)
    // The focused button may have been unmounted.
    heading.current?.focus()
  }

  async function saveCalendar() {
    setDone('')
    setFailure('')
    const result = await download()
    if (result !== 'saved') setFailure(result === 'undated' ? t.calendarUndated : t.calendarNotDownloaded)
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
      {feedUrl !== undefined && <FeedAddress key={feedUrl} url={feedUrl} />}
      {failure !== '' && (
        <p className="wedding-calendar__failure" role="alert">
          {failure}
        </p>
      )}
      {day && (
        <div className="wedding-calendar__actions">
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void saveCalendar()}
            {...ariaDisabledProps(isDownloading)}
          >
            {isDownloading ? sending : t.calendarDownload}
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
