import { coachMessages } from '../../messages/coach.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DoneIcon } from '../../ui/icon/icon.tsx'
import { isTold, withPhrase } from './told.ts'

export interface PromptCoachProps {
  text: string
  /** Takes the text with what was added to it. */
  onText: (text: string) => void
}

/** What a description tells already, and words for what it does not: one press adds them. */
export function PromptCoach({ text, onText }: PromptCoachProps) {
  const words = useMessages('coach', coachMessages)
  return (
    <fieldset className="vk-coach" aria-label={words.label}>
      {words.parts.map((part) => {
        const told = isTold(text, part.words)
        return (
          <button
            type="button"
            className="vk-chip"
            key={part.name}
            aria-label={told ? words.told(part.name) : words.add(part.name, part.phrase)}
            // It stays where it is, and keeps the focus of whoever has just pressed it.
            aria-disabled={told || undefined}
            onClick={told ? undefined : () => onText(withPhrase(text, part.phrase))}
          >
            {told && <DoneIcon />}
            {part.name}
          </button>
        )
      })}
    </fieldset>
  )
}
