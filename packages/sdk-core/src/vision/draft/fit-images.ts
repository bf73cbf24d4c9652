import type { Images } from '../../platform/platform.ts'
import type { WriteResult } from '../../platform/safe-storage.ts'
import { imageFromDataUrl } from './data-url.ts'
import { placementOf, roleOf, withPlacement, withRole } from './image-role.ts'

/** Maximum width and height of an image in a draft, in pixels. */
export const IMAGE_SIDE = 1600
const SMALLER_SIDES = [1280, 960]

/**
 * Stores images and scales them down until they fit. With `isExact`, does not scale them. Resolves to the stored data
 * URLs, or to `null` if the images do not fit at any size.
 */
export async function fitImages(
  urls: readonly string[],
  images: Images,
  store: (urls: readonly string[]) => WriteResult,
  isExact = false,
): Promise<readonly string[] | null> {
  let fitting = urls
  let result = store(fitting)
  for (const side of SMALLER_SIDES) {
    if (result !== 'full' || isExact) break
    fitting = await scaleAll(urls, side, images)
    result = store(fitting)
  }
  return result === 'stored' ? fitting : null
}

async function scaleAll(urls: readonly string[], side: number, images: Images): Promise<string[]> {
  const scaled: string[] = []
  for (const url of urls) {
    const image = imageFromDataUrl(url)
    scaled.push(image ? keepRole(url, await images.toDataUrl(image, side)) : url)
  }
  return scaled
}

/** Returns the scaled image with the role and the placement of the original. */
function keepRole(original: string, scaled: string): string {
  const role = roleOf(original)
  return role === 'venue' ? withPlacement(withRole(scaled, role), placementOf(original)) : scaled
}
