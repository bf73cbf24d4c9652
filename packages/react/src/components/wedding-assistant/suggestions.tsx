import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface SuggestionsProps {
  questions: readonly string[]
  onPick: (question: string) => void
}

/** Buttons with suggested questions. */
export function Suggestions({ questions, onPick }: SuggestionsProps) {
  const messages = useMessages('assistant', assistantMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="vk-talk__suggestions" role="group" aria-label={messages.suggestions}>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          className="vk-talk__chip"
          part="chip button"
          onClick={() => onPick(question)}
        >
          {question}
        </button>
      ))}
    </div>
  )
}
