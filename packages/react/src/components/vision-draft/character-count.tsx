import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Shown for the last 300 characters, a warning for the last 50. */
const SHOWN_FROM = 300
const WARNS_FROM = 50

/** How much room is left, once it begins to matter. */
export function CharacterCount({ used, limit }: { used: number; limit: number }) {
  const words = useMessages('draft', draftMessages)
  if (used <= limit - SHOWN_FROM) return null
  const tone = used > limit ? 'over' : used >= limit - WARNS_FROM ? 'near' : 'fine'
  return (
    <span className="vk-composer__count" data-tone={tone}>
      {words.counter(used, limit)}
    </span>
  )
}
