import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e']

/** Holds the place of everything while the link is asked about. */
export function LinkSkeleton() {
  return (
    <>
      <div className="vk-magic__panel" aria-hidden="true">
        <Bone as="vk-seal" />
        <div className="vk-magic__about">
          <Bone as="vk-magic__title" />
          <Bone as="vk-magic__note" />
          <Bone as="vk-chip" />
        </div>
        <Bone as="vk-button" />
      </div>
      <div className="vk-magic__vendors">
        <div className="vk-magic__head" aria-hidden="true">
          <Bone as="vk-magic__subtitle" />
        </div>
        <CardBones />
      </div>
    </>
  )
}

/** Holds the place of the cards. */
export function CardBones() {
  const { loading } = useMessages('common', commonMessages)
  return (
    <div className="vk-recommended" role="status" aria-label={loading}>
      {CARDS.map((card) => (
        <div key={card} className="vk-recommended__item" aria-hidden="true">
          <div className="vk-card">
            <div className="vk-picture" />
            <div className="vk-card__body">
              <Bone as="vk-card__badge" />
              <Bone as="vk-card__name" />
              <Bone as="vk-card__about" />
              <Bone as="vk-recommended__location" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** A grey block in the place and of the size of what has the class `as`. */
function Bone({ as }: { as: string }) {
  return <span className={`${as} vk-bone`}>&nbsp;</span>
}
