import { factsOf } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, SIDES } from '../base/geometry.ts'
import { ellipse, line, polygon, repeat } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import type { Painter } from '../painter/painter.ts'
import { type Camera, project } from '../stage/camera.ts'
import { Stage } from '../stage/stage.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { drawFloorFog } from './floor-fog.ts'
import { placeCouple, placeDancers, placeParty } from './people.ts'
import type { DrawView } from './view.ts'

const FLOOR = { near: 4.2, far: 11, half: 4 }
const BOARDS = 16
const COUPLE_AWAY = 6.4
const ROOM = {
  beside: { away: 7.8, clear: 3 },
  behind: 12.5,
  front: { away: 5, clear: 2.2 },
  aisle: { from: 11, to: 5, clear: 3.4 },
}

/** Draws the couple dancing among the guests. */
export const drawDanceFloor: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, standingCamera(horizon))
  placeCouple(stage, { right: 0, away: COUPLE_AWAY }, 'dancing', true)
  placeParty(stage, { right: 0, away: COUPLE_AWAY + 0.4 }, 'dancing')
  const above = dressStage(stage, ROOM)
  placeDancers(stage, { away: COUPLE_AWAY + 1.6, far: FLOOR.far - 0.4, half: FLOOR.half })
  const fog = drawFloorFog(stage, { right: 0, away: COUPLE_AWAY })
  return drawFloor(painter, stage.camera) + stage.render() + drawCorners(painter) + fog + above
}

/** Draws flowers in the lower corners if the description names flowers, or more of them. */
function drawCorners(painter: Painter): string {
  const { description, florals } = painter.spec
  const isNamed = description.facts.some(
    ({ kind, name }) => (kind === 'flower' || kind === 'amount') && name !== 'none',
  )
  if (!isNamed || florals.density <= 0.2) return ''
  const corners = SIDES.map((side) =>
    drawCluster(painter, CENTRE + side * CENTRE * 0.93, HEIGHT * 0.96, 130, {
      count: 18,
      spread: [180, 360],
      squash: 0.7,
    }),
  )
  return painter.paint(() => painter.layer('corners', () => corners.join('')))
}

/** Draws a floor of boards with a pool of light around the couple. A floor that the description names is an object. */
function drawFloor(painter: Painter, camera: Camera): string {
  const spot = project(camera, { right: 0, away: COUPLE_AWAY })
  painter.glow(spot.x, spot.y - spot.unit, spot.unit * 2.6, '#ffdca8', 0.3 * painter.light.glow)
  const pool = ellipse(spot.x, spot.y, spot.unit * 2.1, spot.unit * 0.42, painter.tone('#f6d9a6'), { opacity: 0.28 })
  return (namesFloor(painter) ? '' : drawBoards(painter, camera)) + pool
}

function namesFloor({ spec }: Painter): boolean {
  return factsOf(spec.description, 'object').some(({ name }) => name === 'dance-floor')
}

function drawBoards(painter: Painter, camera: Camera): string {
  const corner = (right: number, away: number) => {
    const { x, y } = project(camera, { right, away })
    return [x, y] as const
  }
  const { near, far, half } = FLOOR
  const wood = painter.tone('#a97b50')
  const joint = lighten(wood, -0.08)
  const shape = [corner(-half, far), corner(half, far), corner(half, near), corner(-half, near)]
  const boards = repeat(BOARDS - 1, (i) => {
    const right = -half + ((i + 1) * 2 * half) / BOARDS
    return line(...corner(right, far), ...corner(right, near), joint, 2, { opacity: 0.6 })
  })
  const border = [far, far - 0.35]
    .map((away) => line(...corner(-half, away), ...corner(half, away), joint, 2.5))
    .join('')
  return polygon(shape, painter.gradient(painter.fade(wood, 0.25), wood)) + boards + border
}
