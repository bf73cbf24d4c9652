import './calendar.css'
import { useClient } from '@vowkit/react'
import { type DeskCalendar, getDeskCalendar } from '@vowkit/sdk-core/desk'
import { useCallback, useId } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { Calendar } from './calendar.tsx'
import { CalendarSettings } from './calendar-settings.tsx'
import { OwnFeed } from './own-feed.tsx'
import { Subscriptions } from './subscriptions.tsx'
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
          <Calendar key={keyOfDays(state.data)} />
          <CalendarSettings calendar={state.data} onChange={set} />
          <Subscriptions subscriptions={state.data.subscriptions} onChange={set} />
          <OwnFeed calendar={state.data} onChange={set} />
        </>
      )}
    </section>
  )
}

/** Changes with everything that can change which days are taken, so that the days load again. */
function keyOfDays({ weddings_per_day, subscriptions }: DeskCalendar): string {
  return [weddings_per_day, ...subscriptions.map(({ id, read_at }) => `${id} ${read_at}`)].join()
}
