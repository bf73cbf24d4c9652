import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DrawnPhrases } from './drawn-phrases.tsx'

/** The prompts of a vision's edits, oldest first. */
export function PastEdits({ edits }: { edits: VisionDetail['history_images'] }) {
  const messages = useMessages('vision', visionMessages)
  if (edits.length === 0) return null
  return (
    <ol className="vk-vision__edits" role="list" aria-label={messages.pastEdits}>
      {edits.map(({ description, changes = [], not_drawn }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: edits are identified by their position
        <li key={place}>
          <strong className="vk-vision__edit">{messages.edit(place + 1)}</strong>
          <p className="vk-vision__words" dir="auto">
            {description}
          </p>
          <DrawnPhrases not_drawn={not_drawn} />
          <Changes changes={changes.filter((change) => !isSame(change, description))} />
        </li>
      ))}
    </ol>
  )
}

/** What an edit changed, unless its prompt already says the same. */
function Changes({ changes }: { changes: readonly string[] }) {
  return changes[0] ? <p className="vk-vision__note">{changes.join(' · ')}</p> : null
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
