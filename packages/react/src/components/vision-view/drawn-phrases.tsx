import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What an image shows of its prompt, and the phrases that it does not show. */
export function DrawnPhrases({ understood = [], not_drawn = [], images = [] }: Partial<VisionDetail>) {
  const messages = useMessages('vision', visionMessages)
  const isPhoto = images.some(({ role }) => role === 'venue')
  return (
    <>
      <Phrases label={messages.drawn} phrases={understood.map((phrase) => phrase.as).filter(Boolean)} />
      <Phrases label={messages.notDrawn} phrases={not_drawn} />
      {isPhoto && not_drawn[0] && <p className="vk-vision__note">{messages.photoDecides}</p>}
    </>
  )
}

function Phrases({ label, phrases }: { label: string; phrases: readonly string[] }) {
  return phrases[0] ? (
    <p className="vk-vision__note" dir="auto">
      <strong>{label}:</strong> {phrases.join(' · ')}
    </p>
  ) : null
}
