import { MAX_EDITS } from '@vowkit/sdk-core/vision'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Shows the number of edits left, as text and as dots. */
export function EditsLeft({ left }: { left: number }) {
  const messages = useMessages('vision', visionMessages)
  return (
    <p className="vk-edit__left" role="status">
      <span className="vk-edit__dots" aria-hidden="true">
        {Array.from({ length: MAX_EDITS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are identified by their position
          <span className="vk-edit__dot" key={place} data-left={place < left} />
        ))}
      </span>
      {messages.editsRemaining(left)}
    </p>
  )
}
