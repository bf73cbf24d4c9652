import { illuminate, mix, toLab } from '../base/colour.ts'
import type { Light } from '../light/lights.ts'
import type { Sighting } from './sighting.ts'

/** The least area of a colour, as a fraction of the image, and as a fraction of the parts that have it. */
const LEAST = { area: 0.0004, share: 0.1 }
/** How much a seen colour may differ from the named one, because of shading, light and print. */
const DIFFERENCE = { lightness: 0.2, hue: 0.35, grey: 0.055 }
/** Colours with less chroma have no hue. */
const GREY = 0.04
/** The least chroma relative to the named colour. */
const LEAST_CHROMA = 0.4
const FAR = 0.3

/** Whether a colour is visible on parts of an image. */
export function seesColour(
  parts: readonly Sighting[],
  colour: string,
  light: Light,
  leastShare = LEAST.share,
): boolean {
  const toned = illuminate(colour, light.tint, light.tintAlpha)
  const looks = [colour, toned, mix(toned, light.haze, FAR * light.hazeAlpha)]
  const area = parts.reduce((sum, { share }) => sum + share, 0)
  const seen = parts.reduce((sum, { share, colours }) => {
    const alike = colours.filter(([hex]) => looks.some((look) => isAlike(hex, look)))
    return sum + share * alike.reduce((all, [, part]) => all + part, 0)
  }, 0)
  return seen >= LEAST.area && seen >= area * leastShare
}

function isAlike(seen: string, wanted: string): boolean {
  const [l1, a1, b1] = toLab(seen)
  const [l2, a2, b2] = toLab(wanted)
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)]
  if (Math.abs(l1 - l2) > DIFFERENCE.lightness) return false
  if (c2 < GREY) return Math.hypot(a1 - a2, b1 - b2) <= DIFFERENCE.grey
  const turn = Math.abs(Math.atan2(b1, a1) - Math.atan2(b2, a2))
  return c1 >= c2 * LEAST_CHROMA && Math.min(turn, 2 * Math.PI - turn) <= DIFFERENCE.hue
}
