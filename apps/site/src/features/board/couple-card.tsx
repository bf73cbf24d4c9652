import { type CoupleDashboard, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { useDaysLeft } from '../../shared/use-days-left.ts'
import { CountdownSceneLazy } from './countdown/countdown-scene.lazy.tsx'
import { DayWords } from './countdown/day-words.tsx'
import { EveningLightLazy } from './countdown/evening-light.lazy.tsx'
import { phaseOf, stageOf } from './countdown/stage.ts'
import { CouplePortrait } from './couple-portrait.tsx'
import { boardMessages } from './messages.ts'
import { NamesFormLazy } from './names-form.lazy.tsx'

/** The couple's names, photo and wedding date. */
export function CoupleCard({ couple }: { couple: CoupleDashboard }) {
  const t = useMessages(boardMessages)
  const { date } = useMessages(sharedMessages)
  const { user, partner_name, wedding_date, image } = couple
  const name = `${user.first_name} ${user.last_name}`.trim()
  const daysLeft = useDaysLeft(wedding_date)
  const phase = phaseOf(wedding_date, daysLeft)

  return (
    <section className="couple-card" aria-label={t.couple} data-nameless={name === '' || undefined}>
      {phase !== 'undated' && (
        <span className="countdown-scene" aria-hidden="true" data-stage={stageOf(phase, daysLeft)}>
          <CountdownSceneLazy stage={stageOf(phase, daysLeft)} />
        </span>
      )}
      <CouplePortrait image={image} names={[name || user.username, partner_name]} />
      <div className="couple-card__words">
        {name === '' ? (
          <>
            <h2 className="couple-card__names">{t.askNames}</h2>
            <NamesFormLazy partnerName={partner_name} />
          </>
        ) : (
          <p className="couple-card__names">
            {name}
            {partner_name !== '' && <span className="couple-card__partner"> {`& ${partner_name}`}</span>}
          </p>
        )}
        {daysLeft > 0 && (
          <time className="couple-card__date" dateTime={wedding_date}>
            {date(wedding_date)}
          </time>
        )}
        {phase === 'undated' && (
          <a className="couple-card__ask" href={`${SITE_PATHS.settings}#wedding-date`}>
            {t.addDate}
          </a>
        )}
        {(phase === 'before' || phase === 'day') && (
          <div className="couple-card__evening">
            <EveningLightLazy weddingDate={wedding_date} />
          </div>
        )}
      </div>
      {daysLeft > 0 && <DaysLeft days={daysLeft} />}
      {(phase === 'day' || phase === 'after') && <DayWords phase={phase} />}
    </section>
  )
}

/** The days left as a large number. Screen readers announce it as one sentence. */
function DaysLeft({ days }: { days: number }) {
  const t = useMessages(boardMessages)
  const { daysLeft } = useMessages(sharedMessages)
  return (
    <p className="days-left">
      <span className="visually-hidden">{daysLeft(days)}</span>
      <span className="days-left__number" aria-hidden="true">
        {days}
      </span>
      <span className="days-left__unit" aria-hidden="true">
        {t.daysLeftUnit(days)}
      </span>
    </p>
  )
}
