import type { SubmitOptions, VisionDetail } from '@vowkit/sdk-core'
import { useClient } from '../provider/use-client.ts'

export interface ReuseOptions extends SubmitOptions {
  scope?: string
}

/** Bringing a vision's words and images back into the draft: to change them, or to ask for them again at once. */
export function useReuse({ scope, partner, vendorId }: ReuseOptions) {
  const draft = useClient().draft(scope)

  async function change(vision: VisionDetail) {
    draft.setText(vision.description)
  }

  async function again(vision: VisionDetail) {
    await change(vision)
    await draft.submit({ partner, vendorId })
  }

  return { change, again }
}
