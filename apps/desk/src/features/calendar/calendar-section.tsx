import './calendar.css'
import { useClient } from '@vowkit/react'
import { getDeskCalendar } from '@vowkit/sdk-core/desk'
import { useCallback, useId } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { Calendar } from './calendar.tsx'
import { CalendarSettings } from './calendar-settings.tsx'
import { calendarTexts } from './texts.ts'

/** The days on which the vendor takes no more weddings. Changes are saved at once. */
export function CalendarSection() {
  const t = useTexts(calendarTexts)
  const { retry: retryText } = useTexts(deskTexts)
  const { ports } = useClient()
  const id = useId()
  const { state, set, retry } = useLoaded(useCallback((signal: AbortSignal) => getDeskCalendar(ports, signal), [ports]))

  return (
    <section className="profile-section" aria-labelledby={id}>
      <h2 className="profile-section__title" id={id}>
        {t.title}
      </h2>
      <p className="profile-section__hint">{t.hint}</p>
      {state.status === 'loading' && (
        <>
          <p className="vk-sr" role="status">
            {t.loading}
          </p>
          <div className="calendar__skeleton" aria-hidden="true" />
        </>
      )}
      {state.status === 'failed' && <Notice text={t.failed} action={retryText} onAction={retry} />}
      {state.status === 'ready' && (
        <>
          {/* The number of weddings a day changes which days are taken, so that the days load again. */}
          <Calendar key={state.data.weddings_per_day} />
          <CalendarSettings calendar={state.data} onChange={set} />
        </>
      )}
    </section>
  )
}
