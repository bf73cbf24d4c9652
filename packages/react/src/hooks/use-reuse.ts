import { draftOf, type SubmitOptions, type Vision } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

export interface ReuseOptions extends SubmitOptions {
  scope?: string
}

/** Bringing a vision's words and images back into the draft: to change them, or to ask for them again at once. */
export function useReuse({ scope, partner, vendorId }: ReuseOptions = {}) {
  const draft = draftOf(useClient().ports, scope)

  return {
    change: (vision: Vision) => draft.reuse(vision),
    async again(vision: Vision) {
      await draft.reuse(vision)
      const { text, failedImages } = draft.$draft.get()
      // Whoever went on writing while the images came wants something else by now, and nobody half of what was asked for.
      if (text === vision.description && failedImages.length === 0) await draft.submit({ partner, vendorId })
    },
  }
}
