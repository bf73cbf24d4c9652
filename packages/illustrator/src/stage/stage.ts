import type { Painter } from '../painter/painter.ts'
import { type Camera, type GroundPoint, project, type Spot } from './camera.ts'

/** An object on the ground that must stay visible. */
interface Shown extends GroundPoint {
  /** Half the width of the object, in metres. */
  half: number
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
   * its appearance.
   */
  add(name: string, point: GroundPoint, draw: (spot: Spot) => string): void {
    const { painter, camera } = this
    const spot = project(camera, point)
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
    return this.#placed
      .toSorted((a, b) => b.away - a.away || a.order - b.order)
      .map(({ draw }) => draw())
      .join('')
  }
}
