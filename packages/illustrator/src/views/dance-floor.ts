import { ellipse, polygon } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { type Camera, project } from '../stage/camera.ts'
import { Stage } from '../stage/stage.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { placeCouple, placeDancers, placeParty } from './people.ts'
import type { DrawView } from './view.ts'

const FLOOR = { near: 4.2, far: 11, half: 4 }
const COUPLE_AWAY = 6.4
const ROOM = {
  beside: { away: 8.4, clear: 3 },
  behind: 16,
  front: { away: 5, clear: 2.2 },
  aisle: { from: 11, to: 5, clear: 3.4 },
}

/** Draws the couple dancing among the guests. */
export const drawDanceFloor: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, standingCamera(horizon))
  placeCouple(stage, { right: 0, away: COUPLE_AWAY }, 'dancing', true)
  placeParty(stage, { right: 0, away: COUPLE_AWAY + 0.4 }, 'dancing')
  placeDancers(stage, { away: COUPLE_AWAY + 1.6, far: FLOOR.far - 0.4, half: FLOOR.half })
  const above = dressStage(stage, ROOM)
  return drawFloor(painter, stage.camera) + stage.render() + above
}

function drawFloor(painter: Painter, camera: Camera): string {
  const corner = (right: number, away: number) => {
    const { x, y } = project(camera, { right, away })
    return [x, y] as const
  }
  const { near, far, half } = FLOOR
  const shape = [corner(-half, far), corner(half, far), corner(half, near), corner(-half, near)]
  const wood = painter.tone('#8d6446')
  const spot = project(camera, { right: 0, away: COUPLE_AWAY })
  painter.glow(spot.x, spot.y - spot.unit, spot.unit * 2.6, '#ffdca8', 0.3 * painter.light.glow)
  return (
    polygon(shape, painter.gradient(painter.fade(wood, 0.25), wood), { opacity: 0.82 }) +
    ellipse(spot.x, spot.y, spot.unit * 2.1, spot.unit * 0.42, painter.tone('#f6d9a6'), { opacity: 0.28 })
  )
}
