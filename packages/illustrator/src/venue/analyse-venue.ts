import { type Detail, estimateDetail } from './estimate-detail.ts'
import { estimateLight, type PhotoLight } from './estimate-light.ts'
import { estimateTone, type Tone } from './estimate-tone.ts'
import { findGround, type Ground } from './find-ground.ts'
import { findHorizon, type Horizon } from './find-horizon.ts'
import { type Pixels, toColourGrid } from './pixels.ts'

/** The width of the small copy of a photo from which its perspective and light are estimated, in pixels. */
export const SAMPLE_WIDTH = 192

/** The perspective, light and texture of a photo of a venue. */
export interface Venue {
  /** Height divided by width. */
  ratio: number
  horizon: Horizon
  ground: Ground
  light: PhotoLight
  tone: Tone
  detail: Detail
}

/** Analyses a photo. `sample` is the photo scaled down to a width of `SAMPLE_WIDTH`. */
export function analyseVenue(photo: Pixels, sample: Pixels): Venue {
  const grid = toColourGrid(sample)
  const ground = findGround(grid)
  return {
    ratio: photo.height / photo.width,
    horizon: findHorizon(grid, ground),
    ground,
    light: estimateLight(grid, ground),
    tone: estimateTone(sample, ground),
    detail: estimateDetail(photo),
  }
}
