import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e']

/** The placeholder of the whole view while the link loads. */
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

/** The placeholders of the cards. */
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

/** A grey block with the position and size of the class `as`. */
function Bone({ as }: { as: string }) {
  return <span className={`${as} vk-bone`}>&nbsp;</span>
}
