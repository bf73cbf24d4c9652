import type { Bounds } from '../base/geometry.ts'
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
}

interface Placed {
  away: number
  order: number
  draw(): string
}

/** The distance behind a visible object that also stays free, in metres. */
const ROOM_BEHIND = 0.5

/** Collects the objects on the ground and draws them from back to front, so that near objects cover far objects. */
export class Stage {
  readonly painter: Painter
  readonly camera: Camera
  #placed: Placed[] = []
  #shown: Shown[] = []

  constructor(painter: Painter, camera: Camera) {
    this.painter = painter
    this.camera = camera
  }

  /**
   * Places an object on the ground. `name` selects the random stream of the object, so that other objects do not affect
   * its appearance. `shape` makes the object selectable in the image.
   */
  add(name: string, point: GroundPoint, draw: (spot: Spot) => string, shape?: Shape): void {
    const { painter, camera } = this
    const spot = project(camera, point)
    if (shape) painter.locate(shape.id, point.away, boundsOf(spot, shape))
    this.#placed.push({
      away: point.away,
      order: this.#placed.length,
      draw: () => painter.layer(name, () => draw(spot)),
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

function boundsOf({ x, y, unit }: Spot, { width, height }: Shape): Bounds {
  return { x: x - (width * unit) / 2, y: y - height * unit, width: width * unit, height: height * unit }
}
