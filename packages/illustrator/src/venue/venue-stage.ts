import { CENTRE } from '../base/geometry.ts'
import { group } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { type GroundPoint, project, type Spot } from '../stage/camera.ts'
import { type Position, Stage } from '../stage/stage.ts'
import type { PhotoLight } from './estimate-light.ts'
import type { Ceremony } from './place-ceremony.ts'

/** Objects farther away than this hang in the sky. They are not on the ground, so they cast no shadow. */
const SKY = 200
const NEAREST = 1.2
/** The length of the shadow of an object that is 1 m high, in metres. */
const SHADOW = { soft: 0.42, hard: 0.95 }

/**
 * The stage of a ceremony in a photo. Its coordinates are relative to the aisle: the arch is at `{ right: 0, away:
 * distance }`, and `away` decreases along the aisle. Collects the shadow of each object.
 */
export class VenueStage extends Stage {
  /** The distance of the arch from the viewer, in metres. */
  readonly distance: number
  /** The length of the aisle, in metres. */
  readonly length: number
  readonly #ceremony: Ceremony
  readonly #light: PhotoLight
  readonly #isFree: (spot: Spot) => boolean
  #shadows: string[] = []

  constructor(painter: Painter, ceremony: Ceremony, light: PhotoLight, isFree: (spot: Spot) => boolean) {
    super(painter, ceremony.camera, ceremony.height)
    const { arch, aisleEnd } = ceremony
    this.#ceremony = ceremony
    this.#light = light
    this.#isFree = isFree
    this.distance = arch.away
    this.length = Math.hypot(aisleEnd.right - arch.right, aisleEnd.away - arch.away)
  }

  /** Returns a point's position in front of the viewer. */
  toGround({ right, away }: GroundPoint): GroundPoint {
    const { arch, aisleEnd } = this.#ceremony
    const along = this.distance - away
    const [x, z] = [(aisleEnd.right - arch.right) / this.length, (aisleEnd.away - arch.away) / this.length]
    return { right: arch.right + x * along - z * right, away: arch.away + z * along + x * right }
  }

  override positionOf(point: GroundPoint): Position {
    const ground = point.away > SKY ? point : this.toGround(point)
    return { spot: project(this.camera, ground), away: ground.away }
  }

  /** Places an object. Omits seats that would not stand on free ground, and objects beside the viewer. */
  override put(...[name, position, draw, ...more]: Parameters<Stage['put']>): void {
    const { spot: ground, away } = position
    if (away > SKY) {
      super.put(name, position, draw, ...more)
      return
    }
    if (away < NEAREST) return
    if (name.startsWith('seat-') && !this.#isFree(ground)) return
    const drawWithShadow = (spot: Spot) => {
      const markup = draw(spot)
      this.#shadows.push(group({ transform: this.#shadowTransform(spot, away) }, markup))
      return markup
    }
    super.put(name, position, drawWithShadow, ...more)
  }

  /** The outlines of all objects, laid on the ground away from the light. Call `render` first. */
  get shadows(): string {
    return this.#shadows.join('')
  }

  /** Returns the transform that lays an upright object on the ground. */
  #shadowTransform({ x, y, unit }: Spot, away: number): string {
    const { right, isBehind, hardness } = this.#light
    const length = SHADOW.soft + (SHADOW.hard - SHADOW.soft) * hardness
    const sideways = -right * length
    const deep = Math.sqrt(Math.max(0.15, 1 - right * right)) * length * (isBehind ? -1 : 1)
    const shear = sideways - ((x - CENTRE) / unit) * (deep / away)
    const rise = -(this.camera.eye * deep) / away
    const round = (value: number) => Math.round(value * 1000) / 1000
    return `matrix(1 0 ${round(-shear)} ${round(-rise)} ${round(y * shear)} ${round(y + y * rise)})`
  }
}
