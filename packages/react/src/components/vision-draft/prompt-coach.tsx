import { coachMessages } from '../../messages/coach.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DoneIcon } from '../../ui/icon/icon.tsx'
import { appendPhrase } from './append-phrase.ts'
import { mentionsTopic } from './mentions-topic.ts'

export interface PromptCoachProps {
  text: string
  /** Called with the new text after the visitor adds a phrase. */
  onText: (text: string) => void
}

/** Shows which topics the prompt covers. Pressing a missing topic adds a phrase about it. */
export function PromptCoach({ text, onText }: PromptCoachProps) {
  const messages = useMessages('coach', coachMessages)
  return (
    <fieldset className="vk-coach" aria-label={messages.label}>
      {messages.parts.map((part) => {
        const isMentioned = mentionsTopic(text, part.words)
        return (
          <button
            type="button"
            className="vk-chip"
            key={part.name}
            aria-label={isMentioned ? messages.told(part.name) : messages.add(part.name, part.phrase)}
            // `disabled` would remove the focus from the button that the visitor has just pressed.
            aria-disabled={isMentioned || undefined}
            onClick={isMentioned ? undefined : () => onText(appendPhrase(text, part.phrase))}
          >
            {isMentioned && <DoneIcon />}
            {part.name}
          </button>
        )
      })}
    </fieldset>
  )
}
