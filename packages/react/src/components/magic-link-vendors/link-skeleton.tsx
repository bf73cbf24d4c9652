import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e']

/** The placeholder for the whole view while the magic link loads. */
export function LinkSkeleton() {
  return (
    <>
      <div className="vk-magic__panel" aria-hidden="true">
        <SkeletonBlock as="vk-seal" />
        <div className="vk-magic__about">
          <SkeletonBlock as="vk-magic__title" />
          <SkeletonBlock as="vk-magic__note" />
          <SkeletonBlock as="vk-chip" />
        </div>
        <SkeletonBlock as="vk-button" />
      </div>
      <div className="vk-magic__vendors">
        <div className="vk-magic__head" aria-hidden="true">
          <SkeletonBlock as="vk-magic__subtitle" />
        </div>
        <CardSkeletons />
      </div>
    </>
  )
}

/** The placeholders for the cards. */
export function CardSkeletons() {
  const { loading } = useMessages('common', commonMessages)
  return (
    <div className="vk-recommended" role="status" aria-label={loading}>
      {CARDS.map((card) => (
        <div key={card} className="vk-recommended__item" aria-hidden="true">
          <div className="vk-card">
            <div className="vk-card__picture">
              <div className="vk-picture" />
            </div>
            <div className="vk-card__body">
              <SkeletonBlock as="vk-card__badge" />
              <SkeletonBlock as="vk-card__name" />
              <SkeletonBlock as="vk-card__about" />
              <SkeletonBlock as="vk-card__facts" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** A grey block. The class name in `as` sets its position and size. */
function SkeletonBlock({ as }: { as: string }) {
  return <span className={`${as} vk-bone`}>&nbsp;</span>
}
