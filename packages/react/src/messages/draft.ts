import { draftMessages as texts } from './english/draft.generated.ts'

/** Texts for the vision draft. */
export const draftMessages = {
  ...texts,
  /** The host's own sample prompts. With `null`, the sample button uses the built-in samples. */
  samples: null as readonly string[] | null,
}
