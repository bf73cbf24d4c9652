import { lerp, listOf } from '../base/geometry.ts'
import { createRandom } from '../base/random.ts'
import type { Venue } from './analyse-venue.ts'
import { fromLinear, type Tone, toLinear } from './estimate-tone.ts'
import { clamp, type Pixels } from './pixels.ts'

/** The drawn layers in the size of the photo. `things` and `glows` have four bytes per pixel, `shadows` has one. */
export interface DrawnLayers {
  things: Uint8Array
  shadows: Uint8Array
  glows: Uint8Array
}

/** The opacity of shadows in soft and in hard light. */
const SHADOW = { soft: 0.5, hard: 0.72 }
/** The light that the sky adds to shadows: less red, more blue. */
const SKYLIGHT = [1.04, 1, 0.93] as const
/** How much brighter the side towards the light is, in soft and in hard light. */
const MODELLING = { soft: 0.16, hard: 0.5 }
const FROM_ABOVE = 0.16
const REACH = 1 / 340
const GLOW = 0.9
/** How much of its own brightness a lamp keeps, relative to its glow. The tone of a photo does not darken a flame. */
const SHINING = 1.6
const GAMMA = 2.2

/**
 * Blends a drawn ceremony into a photo: grades it to the photo's tone, shades it by the photo's light, adds the photo's
 * grain, and darkens the ground by its shadows. Pixels without drawing, shadow or glow keep their exact values.
 */
export function blendVenue(photo: Pixels, { things, shadows, glows }: DrawnLayers, venue: Venue): Uint8Array {
  const { width, height } = photo
  const out = Uint8Array.from(photo.data)
  const random = createRandom('grain')
  const { right, hardness } = venue.light
  const shade = SHADOW.soft + (SHADOW.hard - SHADOW.soft) * hardness
  const modelling = (MODELLING.soft + (MODELLING.hard - MODELLING.soft) * hardness) * right
  const tables = gradeTables(venue.tone)
  const light = lightColumns(venue.tone, width)
  const reach = Math.max(1, Math.round(width * REACH))
  const opacityAt = (x: number, y: number) =>
    things[(clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)) * 4 + 3] as number
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const opacity = (things[i * 4 + 3] as number) / 255
      const shadow = ((shadows[i] as number) / 255) * shade
      const glow = ((glows[i * 4 + 3] as number) / 255) * GLOW
      const shining = Math.min(1, glow * SHINING)
      if (opacity === 0 && shadow === 0 && glow === 0) continue
      const across = (opacityAt(x + reach, y) - opacityAt(x - reach, y)) / 255
      const down = (opacityAt(x, y + reach) - opacityAt(x, y - reach)) / 255
      const lit = clamp(1 - modelling * across + FROM_ABOVE * down, 0.55, 1.5) * (light[x] as number)
      const noise = opacity > 0 ? (random.next() + random.next() + random.next() - 1.5) * 2 * venue.detail.grain : 0
      for (let c = 0; c < 3; c++) {
        const under = (photo.data[i * 3 + c] as number) * (1 - shadow * (SKYLIGHT[c] as number))
        const drawn = things[i * 4 + c] as number
        const inTone = (tables[c]?.[drawn] as number) * lit
        const graded = inTone + Math.max(0, drawn - inTone) * shining + noise
        const over = under * (1 - opacity) + clamp(graded, 0, 255) * opacity
        out[i * 3 + c] = clamp(255 - ((255 - over) * (255 - (glows[i * 4 + c] as number) * glow)) / 255, 0, 255) + 0.5
      }
    }
  }
  return out
}

/** Returns the factor of the light in each column. It changes evenly between the parts of the width. */
function lightColumns({ across }: Tone, width: number): number[] {
  return listOf(width, (x) => {
    const position = clamp((x / width) * across.length - 0.5, 0, across.length - 1)
    const part = Math.min(across.length - 2, Math.floor(position))
    const linear = lerp(across[part] as number, across[part + 1] as number, position - part)
    return linear ** (1 / GAMMA)
  })
}

/** Returns a table for each channel from a drawn value to the value in the light of the photo. */
function gradeTables({ white, black }: Tone): number[][] {
  return [0, 1, 2].map((c) =>
    Array.from({ length: 256 }, (_, value) => {
      const [bright, dark] = [white[c] as number, black[c] as number]
      return 255 * fromLinear(dark + toLinear(value / 255) * (bright - dark))
    }),
  )
}
