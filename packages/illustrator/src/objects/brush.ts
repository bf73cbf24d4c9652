import type { QualityName } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { GOLDEN_ANGLE, onEllipse } from '../base/geometry.ts'
import type { Random } from '../base/random.ts'
import { circle, d, ellipse, group, path, place, polygon, rect, repeat, tag, turn } from '../base/svg.ts'
import { type ClusterOptions, drawCluster } from '../flora/cluster.ts'
import type { Painter } from '../painter/painter.ts'
import type { ObjectDetail, ObjectPlace, SceneObject } from './object.ts'

const CENTIMETRES = 100
/** The ratio of height to width of a circle on the ground, as a standing person sees it at a typical distance. */
export const TILT = 0.2
/** The y position of a table top, in centimetres. */
export const TABLE_TOP = -76

/**
 * The drawing context of one object. The base of the object is at (0, 0), y grows downwards, and one unit is a
 * centimetre.
 */
export class Brush {
  readonly painter: Painter
  readonly detail: ObjectDetail
  /** The distance from the viewer: 0 (at the viewer) to 1 (at the horizon). */
  readonly depth: number

  constructor(painter: Painter, detail: ObjectDetail, depth: number) {
    this.painter = painter
    this.detail = detail
    this.depth = depth
  }

  get random(): Random {
    return this.painter.random
  }

  /** Returns a material's colour in the scene's light. `lightness` lightens it. */
  tone(colour: string, lightness = 0): string {
    return lighten(this.painter.tone(colour, this.depth), lightness)
  }

  /** Whether the description gives the object a quality. */
  is(quality: QualityName): boolean {
    return this.detail.qualities?.includes(quality) ?? false
  }

  /** Returns the colour that the description gives to the object. Default: `usual`. */
  ownColour(usual: string): string {
    return this.detail.colour ?? usual
  }

  /** Returns the colour that the description gives to the object. Default: a colour of the palette. */
  paletteColour(index: number): string {
    const { palette } = this.painter.spec
    return this.detail.colour ?? (palette[index % palette.length] as string)
  }

  /** Returns a gradient fill that is lit from the left. */
  across(colour: string, contrast = 0.09): string {
    return this.painter.gradient(this.tone(colour, contrast * 0.7), this.tone(colour, -contrast), { across: true })
  }

  /** Returns a gradient fill that is lit from above. */
  down(colour: string, contrast = 0.07): string {
    return this.painter.gradient(this.tone(colour, contrast), this.tone(colour, -contrast))
  }

  /**
   * Draws the shadow of an object on the ground. Stacked ellipses look soft at every size and render faster than a
   * blur.
   */
  shadow(halfWidth: number, x = 0, y = 0): string {
    const colour = this.tone('#26222c')
    return repeat(5, (i) => {
      const share = 1.25 - i * 0.11
      return ellipse(
        x + halfWidth * 0.05,
        y,
        halfWidth * share,
        Math.min(halfWidth * TILT, 10 + halfWidth * 0.06) * share,
        colour,
        { opacity: 0.08 },
      )
    })
  }

  ball(x: number, y: number, radius: number, colour: string, squash = 1): string {
    const ry = radius * squash
    return (
      ellipse(x, y, radius, ry, this.tone(colour, -0.06)) +
      ellipse(x - radius * 0.1, y - ry * 0.12, radius * 0.86, ry * 0.84, this.tone(colour)) +
      ellipse(x - radius * 0.26, y - ry * 0.3, radius * 0.5, ry * 0.46, this.tone(colour, 0.05)) +
      ellipse(x - radius * 0.36, y - ry * 0.42, radius * 0.2, ry * 0.16, this.tone(colour, 0.12))
    )
  }

  /** Draws an upright cylinder or cone with a visible top face. */
  cylinder(x: number, foot: number, width: number, height: number, colour: string, topWidth = width): string {
    const top = foot - height
    const [w, t] = [width / 2, topWidth / 2]
    const outline = d`M${x - t} ${top}L${x - w} ${foot}A${w} ${w * TILT} 0 0 0 ${x + w} ${foot}L${x + t} ${top}Z`
    return path(outline, this.across(colour)) + ellipse(x, top, t, t * TILT, this.tone(colour, 0.06))
  }

  /** Draws a box with its front face and its top face. `depth` is the depth of the top face. */
  box(x: number, foot: number, width: number, height: number, colour: string, depth = width * 0.2): string {
    const [w, top] = [width / 2, foot - height]
    const rise = depth * 0.35
    const upper = [
      [x - w, top],
      [x - w + depth * 0.5, top - rise],
      [x + w - depth * 0.5, top - rise],
      [x + w, top],
    ] as const
    return rect(x - w, top, width, height, this.down(colour)) + polygon(upper, this.tone(colour, 0.07))
  }

  flame(x: number, y: number, height: number): string {
    const { glow } = this.painter.light
    this.painter.glow(x, y - height * 0.5, height * (1.5 + glow * 0.9), '#ff9a40', 0.14 + glow * 0.2)
    const tongue = (size: number, lean: number) =>
      d`M${x + lean} ${y - height * size}C${x + height * 0.34 * size} ${y - height * 0.5 * size} ${x + height * 0.3 * size} ${y} ${x} ${y}C${x - height * 0.3 * size} ${y} ${x - height * 0.32 * size} ${y - height * 0.4 * size} ${x + lean} ${y - height * size}Z`
    return (
      path(tongue(1, height * 0.06), '#f08a33', { opacity: 0.9 }) +
      path(tongue(0.7, -height * 0.03), '#ffc45a') +
      path(tongue(0.4, 0), '#fff3c8')
    )
  }

  bulb(x: number, y: number, radius: number, colour = '#fff0c4'): string {
    const { glow } = this.painter.light
    this.painter.glow(x, y, radius * (4 + glow * 4), '#ffbe62', 0.3 + glow * 0.4)
    return circle(x, y, radius, colour)
  }

  flowers(x: number, y: number, radius: number, options?: ClusterOptions): string {
    return drawCluster(this.painter, x, y, radius, options)
  }

  /** Draws dabs of paint within an ellipse, for foliage, gravel, bark or sparkle. */
  dabs(x: number, y: number, rx: number, ry: number, count: number, size: number, colours: readonly string[]): string {
    const { random } = this
    return repeat(count, () => {
      const reach = Math.sqrt(random.next())
      const [px, py] = onEllipse(x, y, rx * reach, ry * reach, random.range(0, 2 * Math.PI))
      const radius = size * random.range(0.6, 1.3)
      const colour = this.tone(random.pick(colours), random.range(-0.04, 0.04))
      return ellipse(px, py, radius, radius * 0.55, colour, { transform: turn(random.range(-70, 70), px, py) })
    })
  }

  /** Draws a tuft of leaves as a reference to one of two symbols. */
  foliage(x: number, y: number, radius: number, colour = '#5c7a52'): string {
    const { painter, random } = this
    const leaf = this.tone(colour)
    const id = `tuft${leaf.slice(1)}${random.next() < 0.5 ? 'a' : 'b'}`
    painter.define(id, () =>
      group({ id }, ellipse(0, 0, 82, 78, lighten(leaf, -0.06)) + painter.layer(id, () => this.#drawLeaves(leaf))),
    )
    return tag('use', { href: `#${id}`, transform: place(x, y, random.range(-12, 12), radius / 100) })
  }

  #drawLeaves(leaf: string): string {
    const { random } = this
    return repeat(64, (i) => {
      const reach = Math.sqrt((i + 0.5) / 64) * 94
      const [x, y] = onEllipse(0, 0, reach, reach, i * GOLDEN_ANGLE)
      const light = -0.05 + (-x * 0.25 - y) * 0.0007 + random.range(-0.03, 0.03)
      const size = random.range(9, 16)
      return ellipse(x, y, size, size * 0.55, lighten(leaf, light), { transform: turn(random.range(-80, 80), x, y) })
    })
  }

  /** Draws a table with a cloth that hangs in folds to the floor. Default height: a standard table. */
  table(width: number, colour: string, height = -TABLE_TOP): string {
    const w = width / 2
    const folds = repeat(Math.round(width / 16), (i) => {
      const x = -w + 8 + i * 16 + this.random.range(-3, 3)
      const hem = d`M${x} ${-height + 8}Q${x + 3} ${-height / 2} ${x - 3} 0L${x + 6} 0Q${x + 7} ${-height / 2} ${x + 3} ${-height + 8}Z`
      return path(hem, this.tone(colour, i % 2 === 0 ? -0.07 : 0.035), { opacity: 0.7 })
    })
    return (
      this.shadow(w + 6) +
      path(d`M${-w} ${-height}L${-w - 5} 0Q0 ${w * 0.06} ${w + 5} 0L${w} ${-height}Z`, this.down(colour, 0.05)) +
      folds +
      ellipse(0, -height, w, Math.min(14, w * 0.16), this.tone(colour, 0.05))
    )
  }
}

/**
 * Creates an object from a drawing in centimetres. The origin is the base of the object, or the centre of the top edge
 * for a hanging object.
 */
export function createObject(
  place: ObjectPlace,
  [width, height]: readonly [metresWide: number, metresHigh: number],
  draw: (brush: Brush) => string,
  usual?: number,
): SceneObject {
  return {
    place,
    width,
    height,
    ...(usual !== undefined && { usual }),
    draw(painter, { x, y, unit, depth }, detail) {
      const { drawn, wrap } = painter.within(
        () => draw(new Brush(painter, detail, depth)),
        () => ({ x, y, scale: unit / CENTIMETRES }),
      )
      return wrap(drawn)
    },
  }
}
