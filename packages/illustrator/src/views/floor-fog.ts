import { factsOf } from '@vowkit/understanding'
import { circle, ellipse, repeat } from '../base/svg.ts'
import { poseOfCouple } from '../figures/index.ts'
import { type GroundPoint, project } from '../stage/camera.ts'
import type { Stage } from '../stage/stage.ts'

const PUFFS = 46
const REACH = 2.3

/** Draws low fog around the feet of a couple that dances, if the description names fog. */
export function drawFloorFog({ painter, camera }: Stage, { right, away }: GroundPoint): string {
  const { description } = painter.spec
  const isFoggy = factsOf(description, 'weather').some(({ name }) => name === 'fog')
  const pose = poseOfCouple(description)
  if (!isFoggy || (pose !== 'dancing' && pose !== 'dip')) return ''
  const haze = painter.halo(painter.tone('#ffffff'))
  return painter.paint(() =>
    painter.layer('floor-fog', () => {
      const { x, y, unit } = project(camera, { right, away })
      const base = ellipse(x, y + unit * 0.04, unit * REACH, unit * 0.34, '#ffffff', { opacity: 0.3 })
      const puffs = repeat(PUFFS, () => {
        const { random } = painter
        const aside = (random.next() + random.next() - 1) * REACH
        const size = unit * random.range(0.22, 0.46)
        return circle(x + aside * unit, y + unit * random.range(-0.1, 0.2), size, haze, { opacity: 0.75 })
      })
      return base + puffs
    }),
  )
}
