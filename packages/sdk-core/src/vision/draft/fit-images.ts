import type { Images } from '../../platform/platform.ts'
import type { WriteResult } from '../../platform/safe-storage.ts'
import { pictureIn } from './data-url.ts'
import { roleOf, withRole } from './image-role.ts'

/** Longest side of an image as it is taken into a draft. */
export const IMAGE_SIDE = 1600
const SMALLER_SIDES = [1280, 960]

/**
 * Scales images down until storage takes all of them, or stores them as they are. Gives those it took; `null` when it
 * takes none of the sizes.
 */
export async function fitImages(
  urls: readonly string[],
  images: Images,
  store: (urls: readonly string[]) => WriteResult,
  asTheyAre = false,
): Promise<readonly string[] | null> {
  let fitting = urls
  let kept = store(fitting)
  for (const side of SMALLER_SIDES) {
    if (kept !== 'full' || asTheyAre) break
    fitting = await scaleAll(urls, side, images)
    kept = store(fitting)
  }
  return kept === 'stored' ? fitting : null
}

async function scaleAll(urls: readonly string[], side: number, images: Images): Promise<string[]> {
  const scaled: string[] = []
  for (const url of urls) {
    const picture = pictureIn(url)
    scaled.push(picture ? withRole(await images.toDataUrl(picture, side), roleOf(url)) : url)
  }
  return scaled
}
