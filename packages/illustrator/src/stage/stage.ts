import { type Bounds, HEIGHT } from '../base/geometry.ts'
import type { Painter } from '../painter/painter.ts'
import { type Camera, type GroundPoint, project, type Spot } from './camera.ts'

/** An object on the ground that must stay visible. */
interface Shown extends GroundPoint {
  /** Half the width of the object, in metres. */
  half: number
}

/** What an object on the ground is, and its size in metres. The point of the object is the centre of its base. */
export interface Shape {
  id: string
  width: number
  height: number
  /** The fraction of its area that hides what is behind it. Default: 0.75. */
  cover?: number
  /** The fraction of its height, from the ground, that is only a thin trunk or pole. Default: 0. */
  trunk?: number
}

/** A position on the canvas at a distance from the viewer, in metres. */
export interface Position {
  spot: Spot
  away: number
}

interface Placed {
  away: number
  order: number
  draw(): string
}

/** The distance behind a visible object that also stays free, in metres. */
const ROOM_BEHIND = 0.5
/** The fraction of its area that an object hides. */
export const USUAL_COVER = 0.75

/** Collects the objects on the ground and draws them from back to front, so that near objects cover far objects. */
export class Stage {
  readonly painter: Painter
  readonly camera: Camera
  /** The height of the canvas, in pixels. */
  readonly height: number
  #placed: Placed[] = []
  #shown: Shown[] = []

  constructor(painter: Painter, camera: Camera, height = HEIGHT) {
    this.painter = painter
    this.camera = camera
    this.height = height
  }

  /** Returns the position of a point on the ground. */
  positionOf(point: GroundPoint): Position {
    return { spot: project(this.camera, point), away: point.away }
  }

  /**
   * Places an object on the ground. `name` selects the random stream of the object, so that other objects do not affect
   * its appearance. `shape` makes the object selectable in the image.
   */
  add(name: string, point: GroundPoint, draw: (spot: Spot) => string, shape?: Shape): void {
    this.put(name, this.positionOf(point), draw, shape)
  }

  /** Places an object at a position that is not on the ground of the stage, such as on water. */
  put(name: string, { spot, away }: Position, draw: (spot: Spot) => string, shape?: Shape): void {
    const { painter } = this
    if (shape) painter.locate(shape.id, away, boundsOf(spot, shape), shape.cover ?? USUAL_COVER)
    this.#placed.push({
      away,
      order: this.#placed.length,
      draw: () => {
        const markup = painter.layer(name, () => draw(spot))
        return shape ? painter.mark(shape.id, markup) : markup
      },
    })
  }

  /** Marks an object that must stay visible. Callers check `hides` before they place other objects. */
  keepVisible(thing: Shown): void {
    this.#shown.push(thing)
  }

  /**
   * Whether an object at the point would hide an object that must stay visible. `half` is half its width, in metres.
   */
  hides({ right, away }: GroundPoint, half: number): boolean {
    return this.#shown.some(
      (thing) =>
        away < thing.away + ROOM_BEHIND &&
        Math.abs(right / away - thing.right / thing.away) < thing.half / thing.away + half / away,
    )
  }

  render(): string {
    return this.painter.paint(() =>
      this.#placed
        .toSorted((a, b) => b.away - a.away || a.order - b.order)
        .map(({ draw }) => draw())
        .join(''),
    )
  }
}

/** Returns the area of an object whose base is at a spot, without its trunk. */
export function boundsOf(
  { x, y, unit }: Spot,
  { width, height, trunk = 0 }: Pick<Shape, 'width' | 'height' | 'trunk'>,
): Bounds {
  return { x: x - (width * unit) / 2, y: y - height * unit, width: width * unit, height: height * unit * (1 - trunk) }
}
