import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e']

/** Holds the place of everything while the link is asked about. */
export function LinkSkeleton() {
  const { loading } = useMessages('common', commonMessages)
  return (
    <>
      <div className="vk-magic__panel" aria-hidden="true">
        <span className="vk-bone" data-shape="arch" />
        <div className="vk-magic__about">
          <span className="vk-bone" data-shape="title" />
          <span className="vk-bone" data-shape="line" />
          <span className="vk-bone" data-shape="chips" />
        </div>
        <span className="vk-bone" data-shape="button" />
      </div>
      <div className="vk-magic__vendors">
        <div className="vk-magic__head" aria-hidden="true">
          <span className="vk-bone" data-shape="subtitle" />
        </div>
        <CardBones label={loading} />
      </div>
    </>
  )
}

/** Holds the place of the cards. */
export function CardBones({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <ul className="vk-recommended" aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card} className="vk-recommended__item">
            <div className="vk-card">
              <div className="vk-picture" />
              <div className="vk-card__body">
                <span className="vk-bone" data-shape="line" />
                <span className="vk-bone" data-shape="name" />
                <span className="vk-bone" data-shape="text" />
                <span className="vk-bone" data-shape="line" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
