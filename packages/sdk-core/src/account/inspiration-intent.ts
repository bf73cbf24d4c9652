import type { Id } from '../contract/primitives.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { redrawPhotos } from './redraw-photos.ts'

export interface NewInspiration {
  /** The id of its category. */
  category: Id
  description: string
  images: readonly File[]
}

/** An inspiration as it is sent: the same one always with the same key and the same bytes. */
interface Prepared {
  idempotencyKey: string
  images: readonly Blob[]
}

/** Remembers what somebody last tried to add, so that another try of the same cannot add it twice. */
export function createInspirationIntent(ports: Pick<FeaturePorts, 'images' | 'session' | 'random'>) {
  let last: { asked: NewInspiration; prepared: Prepared } | null = null

  return {
    /** Throws an `SdkError` when it is aborted, or whoever asks is gone meanwhile. */
    async of(asked: NewInspiration, signal?: AbortSignal): Promise<Prepared> {
      if (last && isSame(last.asked, asked)) return last.prepared
      const images = await redrawPhotos(ports, asked.images, signal)
      const prepared = { idempotencyKey: ports.random.uuid(), images }
      last = { asked, prepared }
      return prepared
    },
    forget(): void {
      last = null
    },
  }
}

function isSame(a: NewInspiration, b: NewInspiration): boolean {
  return (
    a.category === b.category &&
    a.description === b.description &&
    a.images.length === b.images.length &&
    a.images.every((image, index) => isSameFile(image, b.images[index]))
  )
}

/** The same file, also when it was chosen again. */
function isSameFile(a: File, b: File | undefined): boolean {
  return a.name === b?.name && a.size === b.size && a.lastModified === b.lastModified && a.type === b.type
}
