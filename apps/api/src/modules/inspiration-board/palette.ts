import type { PaletteColour } from '@vowkit/sdk-core/contract'
import { COLOURS } from '@vowkit/understanding'
import { inspirationBoardRules } from './rules.ts'

type Lab = readonly [lightness: number, a: number, b: number]

/** Maximum OKLab distance of two colours that count as the same colour. Black and white have a distance of 1. */
const SAME_COLOUR = 0.11
/** The weight of a grey colour, compared with 1 for a colour whose OKLab chroma is 0.2. */
const GREY_WEIGHT = 0.25

const HEX = /^#[0-9a-f]{6}$/

const NAMED = Object.entries(COLOURS).map(([name, hex]) => ({ name, lab: toLab(hex) }))

interface Group {
  hex: string
  lab: Lab
  /** The number of images with this colour. */
  count: number
}

/**
 * Combines the palettes of several images into one, with the most frequent and vivid colours first. Each colour has a
 * different name.
 */
export function combinePalettes(palettes: readonly (readonly string[])[]): PaletteColour[] {
  const groups: Group[] = []
  for (const palette of palettes) {
    const counted = new Set<Group>()
    for (const hex of palette.filter((colour) => HEX.test(colour))) {
      const lab = toLab(hex)
      const group = groups.find((other) => distance(other.lab, lab) < SAME_COLOUR)
      if (!group) {
        const made = { hex, lab, count: 1 }
        groups.push(made)
        counted.add(made)
      } else if (!counted.has(group)) {
        group.count++
        counted.add(group)
      }
    }
  }
  const chosen = new Map<string, PaletteColour>()
  for (const { hex, lab } of groups.sort((a, b) => weight(b) - weight(a))) {
    const name = nameOf(lab)
    if (!chosen.has(name)) chosen.set(name, { hex, name })
    if (chosen.size === inspirationBoardRules.boardPaletteColours) break
  }
  return [...chosen.values()]
}

function nameOf(lab: Lab): string {
  const nearest = NAMED.reduce((best, other) => (distance(other.lab, lab) < distance(best.lab, lab) ? other : best))
  return nearest.name
}

function weight({ lab: [, a, b], count }: Group): number {
  return count * (GREY_WEIGHT + Math.min(1, Math.hypot(a, b) / 0.2))
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Converts `#rrggbb` to OKLab. */
function toLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
