import type { Painter } from '../painter/painter.ts'
import { type Camera, type GroundPoint, project, type Spot } from './camera.ts'

/** A thing on the ground that nothing may hide. */
interface Shown extends GroundPoint {
  /** Half its width in metres. */
  half: number
}

interface Placed {
  away: number
  order: number
  draw(): string
}

/** Metres behind a thing that stay free as well. */
const ROOM_BEHIND = 0.5

/** Collects what stands on the ground, and draws it from the back to the front, so that near things cover far ones. */
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
   * Places something on the ground. `name` gives it a random stream of its own, so that it looks the same whatever else
   * stands on the stage.
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

  /** Keeps what stands at the point free from things that ask `hides` before they are placed. */
  keepVisible(thing: Shown): void {
    this.#shown.push(thing)
  }

  /** Whether something at the point, `half` metres to each side, would hide a thing that is kept visible. */
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
