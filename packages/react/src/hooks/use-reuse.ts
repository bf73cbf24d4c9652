import { draftOf, type SubmitOptions, type Vision } from '@vowkit/sdk-core/vision'
import { useGivenAttribution } from '../provider/attribution.tsx'
import { useClient } from '../provider/use-client.ts'

export interface ReuseOptions extends SubmitOptions {
  storageScope?: string
}

/**
 * Copies the prompt and images of a vision to the draft. With `change`, the visitor can then edit the draft. With
 * `again`, the draft is submitted, unless an image fails to load or the visitor edits the prompt in the meantime.
 */
export function useReuse({ storageScope, ...given }: ReuseOptions = {}) {
  const attribution = useGivenAttribution(given)
  const draft = draftOf(useClient().ports, storageScope)

  return {
    change: (vision: Vision) => draft.reuse(vision),
    async again(vision: Vision) {
      await draft.reuse(vision)
      const { text, failedImages } = draft.$draft.get()
      if (text === vision.description && failedImages.length === 0) await draft.submit(attribution)
    },
  }
}
