import type { Id } from '../contract/shared/primitives.ts'
import { toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { redrawPhotos } from './redraw-photos.ts'

export interface NewInspiration {
  /** The id of the inspiration's category. */
  category: Id
  description: string
  images: readonly File[]
}

/** The request that adds an inspiration. Retries reuse its key and its bytes. */
interface Sending {
  idempotencyKey: string
  files: { images: readonly Blob[] }
}

/** Stores the last inspiration and its idempotency key in memory, so that a retry cannot add the inspiration twice. */
export function createInspirationIntent(ports: Pick<FeaturePorts, 'images' | 'random'>) {
  let last: { content: string; sending: Sending } | null = null

  return {
    async of({ category, description, images }: NewInspiration, signal?: AbortSignal): Promise<Sending> {
      // If the visitor chooses a file again, the browser creates a new `File` object with the same properties.
      const content = toJson([category, description, images.map((file) => [file.name, file.size, file.lastModified])])
      if (last?.content === content) return last.sending
      const files = { images: await redrawPhotos(ports, images, signal) }
      const sending = { idempotencyKey: ports.random.uuid(), files }
      // After an abort, the prepared images are incomplete.
      if (!signal?.aborted) last = { content, sending }
      return sending
    },
    clear(): void {
      last = null
    },
  }
}
