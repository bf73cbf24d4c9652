import type { AssistantRating } from '@vowkit/sdk-core/assistant'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { icon } from '../../ui/icon/icon.tsx'

const ThumbIcon = /* @__PURE__ */ icon(
  'M7 11v9H4v-9zM7 11l4-8a2.2 2.2 0 0 1 2.2 2.2V9h5.3a2 2 0 0 1 2 2.3l-1.1 7a2 2 0 0 1-2 1.7H7',
)

const RATINGS: readonly AssistantRating[] = ['up', 'down']

interface ReplyRatingProps {
  rating: AssistantRating | undefined
  onRate: (rating: AssistantRating) => void
}

/** Two buttons that rate a reply. */
export function ReplyRating({ rating, onRate }: ReplyRatingProps) {
  const messages = useMessages('assistant', assistantMessages)
  const labels: Record<AssistantRating, string> = { up: messages.helpful, down: messages.notHelpful }
  return (
    <span className="vk-talk__rating">
      {RATINGS.map((value) => (
        <button
          key={value}
          type="button"
          data-rating={value}
          aria-label={labels[value]}
          title={labels[value]}
          aria-pressed={rating === value}
          onClick={() => onRate(value)}
        >
          <ThumbIcon />
        </button>
      ))}
    </span>
  )
}
