import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Number of remaining characters below which the warning appears. */
const WARNING_THRESHOLD = 50

/**
 * The number of characters in the text, with a warning near the limit. Announces once to screen readers that the text
 * is too long.
 */
export function CharacterCount({ used, limit }: { used: number; limit: number }) {
  const messages = useMessages('draft', draftMessages)
  const tone = used > limit ? 'over' : used >= limit - WARNING_THRESHOLD ? 'near' : 'fine'
  return (
    <span className="vk-composer__count" data-tone={tone}>
      {messages.counter(used, limit)}
      <span className="vk-sr" role="status">
        {tone === 'over' && messages.description_too_long}
      </span>
    </span>
  )
}
