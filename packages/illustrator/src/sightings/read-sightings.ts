import { SETTING } from '../painter/painter.ts'
import type { Mark } from './flatten-markup.ts'
import type { SightedColour, Sighting, Sightings } from './sighting.ts'

/** Pixels with three bytes each, and the size of their image. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Colours with a smaller share of a part are left out. */
const LEAST_SHARE = 0.02
/** Colours whose channels agree in their upper bits are counted as one. */
const STEP = 4
const CHANNELS = 3

class Area {
  pixels = 0
  left = Number.POSITIVE_INFINITY
  top = Number.POSITIVE_INFINITY
  right = 0
  bottom = 0
  readonly colours = new Map<number, { count: number; sum: [number, number, number] }>()

  add(x: number, y: number, red: number, green: number, blue: number): void {
    this.pixels++
    this.left = Math.min(this.left, x)
    this.right = Math.max(this.right, x + 1)
    this.top = Math.min(this.top, y)
    this.bottom = Math.max(this.bottom, y + 1)
    const key = ((red >> STEP) << 8) | ((green >> STEP) << 4) | (blue >> STEP)
    const known = this.colours.get(key) ?? { count: 0, sum: [0, 0, 0] }
    known.count++
    known.sum[0] += red
    known.sum[1] += green
    known.sum[2] += blue
    this.colours.set(key, known)
  }
}

/**
 * Returns the visible parts of an image. `flat` has the number of a part in each pixel, and `image` is the image in the
 * same size.
 */
export function readSightings(flat: Pixels, image: Pixels, marks: readonly Mark[]): Omit<Sightings, 'whole'> {
  const areas = marks.map(() => new Area())
  const { width, height, data } = flat
  let background = 0
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += CHANNELS) {
      const [a = 0, b = 0, c = 0] = [data[at], data[at + 1], data[at + 2]]
      const index = ((a << 16) | (b << 8) | c) - 1
      if (rootOf(marks, index) === SETTING) background++
      const [red = 0, green = 0, blue = 0] = [image.data[at], image.data[at + 1], image.data[at + 2]]
      for (let i = index; i >= 0; i = marks[i]?.parent ?? -1) areas[i]?.add(x, y, red, green, blue)
    }
  }
  const parts = areas.flatMap((area, i) => (area.pixels > 0 ? [sightingOf(area, i, marks, flat)] : []))
  return { parts, background: background / (width * height) }
}

/** Returns the id of the outermost part around a part. Pixels outside of all parts show the setting. */
function rootOf(marks: readonly Mark[], index: number): string {
  let root = SETTING
  for (let i = index; i >= 0; i = marks[i]?.parent ?? -1) root = marks[i]?.id ?? SETTING
  return root
}

/** Returns the fraction of an image that its parts fill. */
export function filledShare({ data, width, height }: Pixels): number {
  let filled = 0
  for (let at = 0; at < data.length; at += CHANNELS) if (data[at] || data[at + 1] || data[at + 2]) filled++
  return filled / (width * height)
}

function sightingOf(area: Area, index: number, marks: readonly Mark[], { width, height }: Pixels): Sighting {
  const within: string[] = []
  for (let i = marks[index]?.parent ?? -1; i >= 0; i = marks[i]?.parent ?? -1) within.push(marks[i]?.id ?? '')
  return {
    id: marks[index]?.id ?? '',
    within,
    share: area.pixels / (width * height),
    left: area.left / width,
    right: area.right / width,
    top: area.top / height,
    bottom: area.bottom / height,
    colours: coloursOf(area),
  }
}

function coloursOf({ colours, pixels }: Area): SightedColour[] {
  return [...colours.values()]
    .filter(({ count }) => count >= pixels * LEAST_SHARE)
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, sum }) => [hexOf(sum.map((channel) => channel / count)), count / pixels])
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
