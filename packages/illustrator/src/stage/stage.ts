import type { Painter } from '../painter/painter.ts'
import { type Camera, type GroundPoint, project, type Spot } from './camera.ts'

interface Placed {
  away: number
  order: number
  draw(): string
}

/** Collects what stands on the ground, and draws it from the back to the front, so that near things cover far ones. */
export class Stage {
  readonly painter: Painter
  readonly camera: Camera
  #placed: Placed[] = []

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

  render(): string {
    return this.#placed
      .toSorted((a, b) => b.away - a.away || a.order - b.order)
      .map(({ draw }) => draw())
      .join('')
  }
}
