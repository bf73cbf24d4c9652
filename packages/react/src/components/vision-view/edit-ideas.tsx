export interface EditIdeasProps {
  /** The prompts of the suggested edits. */
  ideas: readonly string[]
  isDisabled?: boolean
  onChoose: (idea: string) => void
}

/** Suggested edits as chips. */
export function EditIdeas({ ideas, isDisabled = false, onChoose }: EditIdeasProps) {
  return (
    <div className="vk-edit__suggestions">
      {ideas.map((idea) => (
        <button type="button" className="vk-chip" key={idea} disabled={isDisabled} onClick={() => onChoose(idea)}>
          {idea}
        </button>
      ))}
    </div>
  )
}
