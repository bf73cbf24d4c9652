import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The number of remaining characters at which the warning starts. */
const WARNING_THRESHOLD = 50

/**
 * The number of characters used, with a warning near the limit. Screen readers announce once that the limit is
 * exceeded.
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
