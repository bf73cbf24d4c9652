import { factsOf } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { ellipse, repeat, turn } from '../../base/svg.ts'
import { type GroundPoint, project } from '../../stage/camera.ts'
import type { Stage } from '../../stage/stage.ts'

const PETALS = 160
/** The radius of the petals on the ground, in metres. */
const REACH = 2.4

/** Scatters petals on the ground around a point if the description names petals. */
export function drawScatteredPetals({ painter, camera }: Stage, { right, away }: GroundPoint): string {
  const { description, florals } = painter.spec
  if (!factsOf(description, 'object').some(({ name }) => name === 'petals')) return ''
  const { x, y, unit } = project(camera, { right, away })
  painter.locate('object:petals', away, {
    x: x - REACH * unit,
    y: y - REACH * unit * 0.2,
    width: 2 * REACH * unit,
    height: REACH * unit * 0.4,
  })
  const scatter = () =>
    painter.layer('petals', () =>
      repeat(PETALS, () => {
        const { random } = painter
        const angle = random.range(0, 2 * Math.PI)
        const reach = REACH * Math.sqrt(random.next())
        const spot = project(camera, {
          right: right + Math.cos(angle) * reach,
          away: Math.max(1, away + Math.sin(angle) * reach * 0.6),
        })
        const size = spot.unit * random.range(0.024, 0.04)
        const petal = lighten(painter.tone(random.pick(florals.colors)), random.range(-0.04, 0.05))
        return ellipse(spot.x, spot.y, size, size * 0.5, petal, {
          transform: turn(random.range(0, 180), spot.x, spot.y),
          opacity: 0.9,
        })
      }),
    )
  return painter.mark('object:petals', painter.paint(scatter))
}
