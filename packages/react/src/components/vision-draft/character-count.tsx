import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'

const WARNS_FROM = 50

/** Counts characters, with a warning for the last 50. Exceeding the limit is announced once, not at every letter. */
export function CharacterCount({ used, limit }: { used: number; limit: number }) {
  const words = useMessages('draft', draftMessages)
  const tone = used > limit ? 'over' : used >= limit - WARNS_FROM ? 'near' : 'fine'
  return (
    <span className="vk-composer__count" data-tone={tone}>
      {words.counter(used, limit)}
      <span className="vk-sr" role="status">
        {tone === 'over' && words.description_too_long}
      </span>
    </span>
  )
}
