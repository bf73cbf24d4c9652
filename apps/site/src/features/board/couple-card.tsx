import { formatWeddingDate } from '@vowkit/sdk-core/account'
import type { CoupleDashboard } from '@vowkit/sdk-core/contract'
import { useDaysLeft } from '../../shared/use-days-left.ts'
import { CouplePortrait } from './couple-portrait.tsx'

/** Who the board belongs to, and how long they have. */
export function CoupleCard({ couple }: { couple: CoupleDashboard }) {
  const { user, partner_name, wedding_date, image } = couple
  const name = `${user.first_name} ${user.last_name}`.trim() || user.username
  const daysLeft = useDaysLeft(wedding_date)

  return (
    <section className="couple-card" aria-label="You two">
      <CouplePortrait image={image} names={[name, partner_name]} />
      <div className="couple-card__words">
        <p className="couple-card__names">
          {name}
          {partner_name !== '' && <span className="couple-card__partner"> {`& ${partner_name}`}</span>}
        </p>
        {daysLeft > 0 && (
          <time className="couple-card__date" dateTime={wedding_date}>
            {formatWeddingDate(wedding_date)}
          </time>
        )}
      </div>
      {daysLeft > 0 && <DaysLeft days={daysLeft} />}
    </section>
  )
}

/** Read as one sentence, seen as one large numeral. */
function DaysLeft({ days }: { days: number }) {
  return (
    <p className="days-left">
      <span className="visually-hidden">{`${days} days left`}</span>
      <span className="days-left__number" aria-hidden="true">
        {days}
      </span>
      <span className="days-left__unit" aria-hidden="true">
        days left
      </span>
    </p>
  )
}
