import type { Keep } from '../../platform/keep.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StartLoop } from '../../platform/start-loop.ts'
import type { EditSource } from './draft.ts'

/** The documented keys through which another page asks for a new vision made from an old one. */
export function createEditSource(
  local: Keep,
  suffix: string,
  { images, log, startLoop }: Pick<Platform, 'images' | 'log'> & { startLoop: StartLoop },
) {
  const textKey = `editDreamDescription${suffix}`
  const imageKey = `editDreamImageUrl${suffix}`

  function forget(): void {
    local.remove(textKey)
    local.remove(imageKey)
  }

  function load(url: string, name = 'vision'): Promise<File | null> {
    return new Promise((resolve) => {
      startLoop(async (signal) => {
        const image = await images.load(url, signal).catch((cause: unknown) => {
          log.warn('The picture to start from could not be loaded.', cause)
          return null
        })
        resolve(image?.type.startsWith('image/') ? new File([image], name, { type: image.type }) : null)
      })
    })
  }

  return {
    put({ description, imageUrl }: EditSource): void {
      local.set(textKey, description)
      if (imageUrl) local.set(imageKey, imageUrl)
    },
    /** What was asked for, once; the image is `null` when it cannot be had. */
    take(): { description: string; image: Promise<File | null> } | null {
      const description = local.get(textKey)
      const url = local.get(imageKey)
      if (description === null) return null
      forget()
      return { description, image: url ? load(url) : Promise.resolve(null) }
    },
    load,
    forget,
  }
}
