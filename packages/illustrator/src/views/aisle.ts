import { factOf } from '@vowkit/understanding'
import { listOf } from '../base/geometry.ts'
import { ceremonySeats } from '../compose/choose-decor.ts'
import { namesAction } from '../compose/moments.ts'
import { LUSH } from '../flora/growth.ts'
import type { Painter } from '../painter/painter.ts'
import { type GroundPoint, project } from '../stage/camera.ts'
import { Stage } from '../stage/stage.ts'
import { placeAislePieces } from './aisle-pieces.ts'
import { placeStructure } from './altar.ts'
import { ALTAR, standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { drawPetals, drawRunner } from './ground.ts'
import { impliesCouple, placeCouple, placeParty, seatGuests } from './people.ts'
import { isEscort, placeProcession } from './procession.ts'
import { rowPitch } from './seats.ts'
import type { DrawView } from './view.ts'

const FIRST_ROW = 7.2
const AISLE = 0.95
const PER_SIDE = 6
/** The `glow` from which the altar is lit: at night, but not at dusk. */
const AFTER_DARK = 1.1
const ROOM = {
  beside: { away: ALTAR + 0.6, clear: 2.1, lowest: 1.6 },
  behind: 16,
  front: { away: 4.4, clear: 1.3 },
  aisle: { from: 7.9, to: 4.3, clear: 0.75 },
}

/** Returns the number of seats of a row on one side of the aisle. */
function seatsPerSide({ spec: { description, decor } }: Painter): number {
  const seats = ceremonySeats(description) ?? Number.POSITIVE_INFINITY
  return Math.min(PER_SIDE, Math.max(1, Math.ceil(seats / decor.rows / 2)))
}

/** Draws the view along the aisle towards the altar. */
export const drawAisle: DrawView = (painter, { horizon, indoor }) => {
  const stage = new Stage(painter, standingCamera(horizon))
  const { decor, chair } = painter.spec
  placeStructure(stage, { right: 0, away: ALTAR })
  if (painter.light.glow >= AFTER_DARK && !indoor) lightAltar(stage, { right: 0, away: ALTAR })
  if (namesAction(painter.spec.description, 'procession')) {
    placeProcession(stage, ALTAR - 0.75)
    placeParty(stage, { right: 0, away: ALTAR - 0.6 }, 'front', (role) => !isEscort(role))
  } else {
    placeCouple(stage, { right: 0, away: ALTAR - 0.75 }, 'holding-hands-side', hasTradition(painter))
    placeParty(stage, { right: 0, away: ALTAR - 0.6 })
  }
  const above = dressStage(stage, ROOM)
  const block = { away: FIRST_ROW, rows: decor.rows, perSide: seatsPerSide(painter), aisle: AISLE }
  seatGuests(stage, block)
  const rows = chair === 'none' ? 3 : decor.rows
  const pitch = rowPitch(decor.rows) / (isLush(painter) ? 2 : 1)
  placeAislePieces(
    stage,
    listOf(isLush(painter) ? rows * 2 - 1 : rows, (i) => FIRST_ROW - i * pitch + 0.25),
    AISLE - 0.18,
  )
  return (
    drawRunner(painter, stage.camera, ALTAR - 0.3) +
    drawPetals(painter, stage.camera, ALTAR - 0.5) +
    stage.render() +
    above
  )
}

/** Whether so many flowers stand along the aisle that there are some between the rows. */
function isLush({ spec: { decor, florals } }: Painter): boolean {
  return decor.aisle === 'flowers' && florals.density >= LUSH
}

/** Whether the description names a culture, whose ceremony shows the couple in its clothes. */
function hasTradition({ spec: { description } }: Painter): boolean {
  return factOf(description, 'culture') !== undefined && impliesCouple(description)
}

/** Lights a point outdoors after dark, so that the couple stands out. */
export function lightAltar({ painter, camera }: Stage, point: GroundPoint): void {
  const { x, y, unit } = project(camera, point)
  painter.glow(x, y - unit * 1.1, unit * 3.2, '#ffcf96', 0.34)
  painter.glow(x, y - unit * 1.2, unit * 1.7, '#ffe2b8', 0.26)
}
