import { lighten } from '../base/colour.ts'
import { HEIGHT, lerp } from '../base/geometry.ts'
import { ellipse, polygon, repeat, turn } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { type Camera, distanceAt, project } from '../stage/camera.ts'

const PETALS = 110
const RUNNER_OPACITY = 0.86

/** Draws an aisle runner from the viewer to `away` metres. `width` is in metres. */
export function drawRunner(painter: Painter, camera: Camera, away: number, width = 1.5): string {
  const cloth = painter.tone(painter.spec.decor.runner)
  const near = Math.max(1, distanceAt(camera, HEIGHT + 10))
  const edge = (side: number, distance: number) => {
    const { x, y } = project(camera, { right: (side * width) / 2, away: distance })
    return [x, y] as const
  }
  const [[, top], [left], [right]] = [edge(-1, away), edge(-1, near * 1.6), edge(1, near * 1.6)]
  painter.locate('runner', near, { x: left, y: top, width: right - left, height: HEIGHT - top })
  const shape = [edge(-1, away), edge(1, away), edge(1, near), edge(-1, near)]
  const runner = polygon(shape, painter.gradient(painter.fade(cloth, 0.22), cloth), { opacity: RUNNER_OPACITY })
  return painter.mark('runner', runner)
}

/** Scatters petals along both edges of an aisle. */
export function drawPetals(painter: Painter, camera: Camera, away: number, width = 1.5): string {
  const { florals, decor } = painter.spec
  if (decor.aisle === 'none' || florals.density <= 0.2) return ''
  const scatter = () =>
    painter.layer('petals', () => {
      const { random } = painter
      const near = distanceAt(camera, HEIGHT)
      return repeat(PETALS * florals.density, () => {
        const distance = 1 / lerp(1 / away, 1 / near, random.next())
        const side = random.next() < 0.5 ? -1 : 1
        const right = side * (width / 2) * random.range(0.62, 1.06)
        const { x, y, unit } = project(camera, { right, away: distance })
        const size = Math.min(7, Math.max(1.4, unit * 0.028))
        const petal = lighten(painter.tone(random.pick(florals.colors)), random.range(-0.04, 0.05))
        return ellipse(x, y, size, size * 0.5, petal, { transform: turn(random.range(0, 180), x, y), opacity: 0.9 })
      })
    })
  return painter.mark('object:petals', painter.paint(scatter))
}
