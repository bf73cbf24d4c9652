import type { ChatDeal, ChatMessage, ChatVision } from '@vowkit/sdk-core/chat'
import { useFormatPrice } from '../../hooks/use-format-price.ts'
import { messageCardMessages } from '../../messages/english/message-card.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { isWebAddress } from '../../shared/is-web-address.ts'

export interface MessageCardProps {
  message: Pick<ChatMessage, 'vision' | 'deal'>
}

/** What a message presents besides its text: a vision or a claimed deal. Renders nothing for other messages. */
export function MessageCard({ message: { vision, deal } }: MessageCardProps) {
  if (!vision && !deal) return null
  return (
    <Root>
      {vision && <VisionCard vision={vision} />}
      {deal && <DealCard deal={deal} />}
    </Root>
  )
}

/** Returns the text to show with the card of a message. `""` if the card already contains the text. */
export function textBesideCard({ message, vision, deal }: ChatMessage): string {
  return deal || message === vision?.title ? '' : message
}

function VisionCard({ vision: { title, image, palette } }: { vision: ChatVision }) {
  const messages = useMessages('messageCard', messageCardMessages)
  return (
    <figure className="vk-message-card">
      {isWebAddress(image) && (
        <a href={image} target="_blank" rel="noopener" aria-label={messages.openImage(title)}>
          <img className="vk-message-card__image" src={image} alt="" loading="lazy" />
        </a>
      )}
      <figcaption className="vk-message-card__text">
        <span className="vk-message-card__kind">{messages.vision}</span>
        <bdi className="vk-message-card__title">{title}</bdi>
        {palette && palette.length > 0 && (
          <svg
            className="vk-message-card__palette"
            viewBox={`0 0 ${palette.length * 20} 16`}
            style={{ inlineSize: `${palette.length * 20}px` }}
            role="img"
            aria-label={messages.palette}
          >
            {palette.map((colour, index) => (
              <circle key={colour} cx={index * 20 + 8} cy="8" r="7.5" fill={colour} />
            ))}
          </svg>
        )}
      </figcaption>
    </figure>
  )
}

function DealCard({ deal: { name, price } }: { deal: ChatDeal }) {
  const formatPrice = useFormatPrice()
  const messages = useMessages('messageCard', messageCardMessages)
  return (
    <div className="vk-message-card vk-message-card__text">
      <span className="vk-message-card__kind">{messages.deal}</span>
      <bdi className="vk-message-card__title">{name}</bdi>
      <span className="vk-message-card__price">{formatPrice(Number(price))}</span>
    </div>
  )
}
