import { draftOf, type SubmitOptions, type Vision } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

export interface ReuseOptions extends SubmitOptions {
  scope?: string
}

/**
 * Copies a vision's prompt and images into the draft: `change` leaves them there to edit, `again` submits them. `again`
 * does not submit if an image fails to load or the prompt was edited in the meantime.
 */
export function useReuse({ scope, partner, vendorId }: ReuseOptions = {}) {
  const draft = draftOf(useClient().ports, scope)

  return {
    change: (vision: Vision) => draft.reuse(vision),
    async again(vision: Vision) {
      await draft.reuse(vision)
      const { text, failedImages } = draft.$draft.get()
      if (text === vision.description && failedImages.length === 0) await draft.submit({ partner, vendorId })
    },
  }
}
