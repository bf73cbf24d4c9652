import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'

/** The phrases of the prompt that the image shows, and those that it does not show. */
export function DrawnPhrases({
  understood = [],
  not_drawn: notDrawn = [],
}: Pick<VisionDetail, 'understood' | 'not_drawn'>) {
  const messages = useMessages('vision', visionMessages)
  const drawn = [...new Set(understood.map((phrase) => phrase.as))]
  if (drawn.length === 0 && notDrawn.length === 0) return null
  return (
    <dl className="vk-vision__drawn">
      {drawn.length > 0 && <Phrases label={messages.drawn} phrases={drawn} />}
      {notDrawn.length > 0 && <Phrases label={messages.notDrawn} phrases={notDrawn} isMissing />}
    </dl>
  )
}

function Phrases({ label, phrases, isMissing }: { label: string; phrases: readonly string[]; isMissing?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      {phrases.map((phrase) => (
        <dd key={phrase} className="vk-vision__phrase" data-missing={isMissing} dir="auto">
          {phrase}
        </dd>
      ))}
    </div>
  )
}
