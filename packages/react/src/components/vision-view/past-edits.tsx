import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'

/** The prompts of a vision's edits, oldest first. */
export function PastEdits({ edits }: { edits: VisionDetail['history_images'] }) {
  const messages = useMessages('vision', visionMessages)
  if (edits.length === 0) return null
  return (
    <ol className="vk-vision__edits" role="list" aria-label={messages.pastEdits}>
      {edits.map(({ description, changes, not_drawn: notDrawn }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: edits are identified by their position
        <li key={place}>
          <strong className="vk-vision__edit">{messages.edit(place + 1)}</strong>
          <p className="vk-vision__words" dir="auto">
            {description}
          </p>
          {changes && changes.length > 0 && <p className="vk-vision__note">{changes.join(' · ')}</p>}
          {notDrawn && notDrawn.length > 0 && (
            <p className="vk-vision__note" dir="auto">
              {messages.notDrawn}: {notDrawn.join(', ')}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
