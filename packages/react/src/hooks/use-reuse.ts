import { draftOf, type SubmitOptions, type Vision } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

export interface ReuseOptions extends SubmitOptions {
  scope?: string
}

/** Copies a vision's prompt and images into the draft, to change them or to submit them again at once. */
export function useReuse({ scope, partner, vendorId }: ReuseOptions = {}) {
  const draft = draftOf(useClient().ports, scope)

  return {
    change: (vision: Vision) => draft.reuse(vision),
    async again(vision: Vision) {
      await draft.reuse(vision)
      const { text, failedImages } = draft.$draft.get()
      // Submits only the same vision: the prompt may have been edited while the images loaded, and an image may have failed.
      if (text === vision.description && failedImages.length === 0) await draft.submit({ partner, vendorId })
    },
  }
}
