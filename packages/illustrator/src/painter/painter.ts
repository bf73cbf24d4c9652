import type { DetailName } from '@vowkit/understanding'
import { illuminate, mix } from '../base/colour.ts'
import type { Bounds } from '../base/geometry.ts'
import { createRandom, type Random } from '../base/random.ts'
import { circle, group, place, tag } from '../base/svg.ts'
import { lightOf } from '../light/light-of.ts'
import type { Light } from '../light/lights.ts'
import type { SceneSpec } from '../spec.ts'

export interface GradientOptions {
  middle?: string
  /** Whether the gradient runs from left to right. By default, the gradient runs from top to bottom. */
  across?: boolean
  opacity?: readonly [from: number, to: number]
}

/** A transform of a drawing, which scales around the origin and then translates. */
export interface Frame {
  x: number
  y: number
  scale: number
}

/** The area of a drawn object, in canvas pixels. */
export interface Located extends Bounds {
  /** The concept that the object depicts, such as `structure` or `object:lanterns`. */
  id: string
  /** The distance of the object from the viewer, in metres. */
  away: number
  /** The fraction of its area that hides what is behind it. 0 for objects that lie flat or hang in the sky. */
  cover: number
}

/** A surface of water on which objects can float, in canvas pixels. */
export interface WaterArea {
  /** The y position of the horizon of the water, which determines the sizes of objects on it. */
  horizon: number
  top: number
  bottom: number
  left: number
  right: number
  /** The colour of the water near the viewer, if a view may show the water up to the viewer instead of the shore. */
  near?: string
}

/** A part of a setting, such as a hedge, and its area. */
export interface SettingPart {
  name: DetailName
  bounds: Bounds
}

interface Glow {
  x: number
  y: number
  radius: number
  colour: string
  alpha: number
}

export interface PainterOptions {
  measure?: boolean
  marked?: boolean
}

const DEEPEST_HAZE = 0.95
/** The mark of the setting. */
export const SETTING = 'setting'
/** The attribute of a group that says what the group depicts, such as `object:lanterns`. */
export const MARK = 'data-mark'

/**
 * The drawing context of a scene: its spec, light, shared SVG definitions and glows, and one random stream per layer.
 */
export class Painter {
  readonly spec: SceneSpec
  readonly light: Light
  /** The areas of all drawn objects, in the order in which the view places the objects. */
  readonly located: Located[] = []
  /** The areas of the parts of the setting, such as hedges, in the coordinates of the setting. */
  readonly parts: SettingPart[] = []
  readonly #isMeasuring: boolean
  readonly #isMarked: boolean
  /** Draws the objects that are visible in the sky behind the setting. */
  farSky: () => string = () => ''
  /** The water of the setting on which objects can float. */
  water: WaterArea | undefined
  /** The random stream of the layer that is being drawn. */
  random: Random
  #definitions = new Map<string, string>()
  #glows: Glow[] = []

  /**
   * With `measure`, the painter locates the objects without drawing them, which is much faster. With `marked`, the
   * markup says what each part depicts. `light` replaces the light of the spec.
   */
  constructor(
    spec: SceneSpec,
    { measure = false, marked = false, light = lightOf(spec) }: PainterOptions & { light?: Light } = {},
  ) {
    this.spec = spec
    this.#isMeasuring = measure
    this.#isMarked = marked
    this.light = light
    this.random = createRandom(spec.seed)
  }

  /**
   * Returns the colour of a material in the light of the scene. `depth` is the distance from the viewer, from 0 to 1.
   */
  tone(colour: string, depth = 0): string {
    const { tint, tintAlpha, haze, hazeAlpha } = this.light
    const lit = illuminate(colour, tint, tintAlpha)
    return depth > 0 ? mix(lit, haze, Math.min(DEEPEST_HAZE, depth * hazeAlpha)) : lit
  }

  /**
   * Records the area of an object, so that the user can select the object in the image. `cover` is the fraction of the
   * area that hides what is behind it.
   */
  locate(id: string, away: number, { x, y, width, height }: Bounds, cover = 0): void {
    this.located.push({ id, away, x, y, width, height, cover })
  }

  /** Records the area of a part of the setting, so that the user can select the part in the image. */
  part(name: DetailName, bounds: Bounds): void {
    this.parts.push({ name, bounds })
  }

  /** Calls `draw`. Returns an empty string without drawing if the painter only measures. */
  paint(draw: () => string): string {
    return this.#isMeasuring ? '' : draw()
  }

  /** Says what a drawing depicts, such as `flower:rose`. Changes the markup only if the painter marks it. */
  mark(id: string, markup: string): string {
    return this.#isMarked && markup !== '' ? group({ [MARK]: id }, markup) : markup
  }

  /** Blends a colour with the haze of the scene. The colour must come from `tone`. */
  fade(colour: string, amount: number): string {
    return mix(colour, this.light.haze, amount)
  }

  /** Runs a drawing function with its own random stream, so that a change in one layer does not affect other layers. */
  layer<T>(name: string, draw: () => T): T {
    const outer = this.random
    this.random = createRandom(`${this.spec.seed}/${name}`)
    try {
      return draw()
    } finally {
      this.random = outer
    }
  }

  /**
   * Draws a part of the scene with a scale and a translation, including its glows. The result of `draw` may determine
   * the transform.
   */
  within<T>(draw: () => T, frame: (drawn: T) => Frame): { drawn: T; wrap: (markup: string) => string } {
    const start = this.#glows.length
    const drawn = draw()
    const { x, y, scale } = frame(drawn)
    this.#glows = this.#glows.map((glow, i) =>
      i < start ? glow : { ...glow, x: x + glow.x * scale, y: y + glow.y * scale, radius: glow.radius * scale },
    )
    return { drawn, wrap: (markup) => group({ transform: place(x, y, 0, scale) }, markup) }
  }

  /** Defines an SVG symbol. Calls `markup` only if the scene does not define the symbol yet. */
  define(id: string, markup: () => string): string {
    if (!this.#definitions.has(id)) this.#definitions.set(id, markup())
    return id
  }

  /** Returns the fill of a linear gradient. The gradient's id depends only on the colours, not on the drawing order. */
  gradient(from: string, to: string, options: GradientOptions = {}): string {
    const { middle, across = false, opacity = [1, 1] } = options
    const id = ['g', from, middle ?? '', to, across ? 'x' : '', ...opacity.map((o) => Math.round(o * 100))]
      .join('')
      .replaceAll('#', '')
    this.define(id, () =>
      tag(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: across ? 1 : 0, y2: across ? 0 : 1 },
        tag('stop', { offset: 0, 'stop-color': from, 'stop-opacity': opacity[0] }) +
          (middle ? tag('stop', { offset: 0.5, 'stop-color': middle }) : '') +
          tag('stop', { offset: 1, 'stop-color': to, 'stop-opacity': opacity[1] }),
      ),
    )
    return `url(#${id})`
  }

  /** Returns the fill of a radial gradient that fades to transparent. */
  halo(colour: string): string {
    const id = `h${colour.slice(1)}`
    this.define(id, () =>
      tag(
        'radialGradient',
        { id },
        tag('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': 0.95 }) +
          tag('stop', { offset: 0.25, 'stop-color': colour, 'stop-opacity': 0.42 }) +
          tag('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
      ),
    )
    return `url(#${id})`
  }

  /**
   * Adds a glow that is drawn in front of the finished scene. Blending all glows at once is much faster than blending
   * each glow.
   */
  glow(x: number, y: number, radius: number, colour: string, alpha = 1): void {
    this.#glows.push({ x, y, radius, colour, alpha })
  }

  get glows(): string {
    return this.#glows
      .map(({ x, y, radius, colour, alpha }) =>
        circle(x, y, radius, this.halo(colour), { opacity: Math.min(1, alpha) }),
      )
      .join('')
  }

  get definitions(): string {
    return [...this.#definitions.values()].join('')
  }
}
