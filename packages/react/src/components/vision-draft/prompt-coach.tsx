import { useState } from 'react'
import { coachMessages } from '../../messages/english/coach.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DoneIcon } from '../../ui/icon/icon.tsx'
import { appendPhrase } from './append-phrase.ts'
import { mentionsTopic } from './mentions-topic.ts'

export interface PromptCoachProps {
  text: string
  /** Called with the new text after the visitor adds a phrase, or removes it again. */
  onText: (text: string) => void
}

/** A phrase that was added to the end of a text. */
interface Added {
  phrase: string
  before: string
  after: string
}

/**
 * Shows which topics the prompt covers. Pressing a missing topic adds a phrase about it, which is shown below with a
 * button that removes it.
 */
export function PromptCoach({ text, onText }: PromptCoachProps) {
  const messages = useMessages('coach', coachMessages)
  const [added, setAdded] = useState<Added | null>(null)
  const last = added && text.startsWith(added.after) ? added : null

  function add(phrase: string) {
    const after = appendPhrase(text, phrase)
    setAdded({ phrase, before: text, after })
    onText(after)
  }

  function remove({ before, after }: Added) {
    setAdded(null)
    onText(before + text.slice(after.length))
  }

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
            onClick={isMentioned ? undefined : () => add(part.phrase)}
          >
            {isMentioned && <DoneIcon />}
            {part.name}
          </button>
        )
      })}
      <p className="vk-coach__added" role="status">
        {last && (
          <>
            <span dir="auto">{messages.added(last.phrase)}</span>{' '}
            <button type="button" className="vk-link" onClick={() => remove(last)}>
              {messages.remove}
            </button>
          </>
        )}
      </p>
    </fieldset>
  )
}
