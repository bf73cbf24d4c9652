import { lighten } from '../base/colour.ts'
import { HEIGHT, listOf, type Point, WIDTH } from '../base/geometry.ts'
import { rect, repeat } from '../base/svg.ts'
import { drawGarland } from '../flora/garland.ts'
import type { Painter } from '../painter/painter.ts'
import { colourOfSeat, drawChair } from '../props/chair.ts'
import { centreOf, drawItemRow } from './tables/centre-rows.ts'
import { drawFarSetting, drawPlaceSetting } from './tables/place-setting.ts'
import { drawRunner, drawTableTop } from './tables/table-top.ts'
import { cardsOf, greeneryOf, isBareWood, placesOf } from './tables/table-wishes.ts'
import type { DrawView } from './view.ts'

const EDGES = { far: HEIGHT * 0.46, near: HEIGHT * 0.955 }
const CENTRE_LINE = HEIGHT * 0.6
const RUNNER = { from: HEIGHT * 0.545, to: HEIGHT * 0.675 }
const BACK_ROW = { y: HEIGHT * 0.585, unit: 8.6 }
const FRONT_ROW = { y: HEIGHT * 0.66, unit: 9.6 }
const PLACE_LINE = HEIGHT * 0.815
const FAR_PLATE = { y: HEIGHT * 0.495, radius: 84 }
/** The radius of a plate and the distance between two places, by the number of places near the viewer. */
const PLATES: readonly { radius: number; pitch: number }[] = [
  { radius: 220, pitch: 0 },
  { radius: 186, pitch: WIDTH * 0.44 },
  { radius: 148, pitch: WIDTH * 0.325 },
  { radius: 114, pitch: WIDTH * 0.248 },
]
const USUAL_PLACES = 3
const FAR_PITCH = WIDTH * 0.31
const CHAIR_SCALE = 5.2
/** How far the feet of the chairs are below the far edge, in pixels. The table hides this part of them. */
const HIDDEN_CHAIR = 275

/** Draws a table near the viewer that extends beyond both sides of the canvas, with everything that is on it. */
export const drawTablescape: DrawView = (painter) => {
  painter.locate('seat', 3, { x: 0, y: EDGES.far - 170, width: WIDTH, height: 150 })
  painter.locate('flower', 2, { x: 0, y: CENTRE_LINE - 90, width: WIDTH, height: 140 })
  painter.locate('table', 1.5, { x: 0, y: PLACE_LINE - 50, width: WIDTH, height: HEIGHT - PLACE_LINE + 50 })
  return painter.paint(() => drawTable(painter))
}

function drawTable(painter: Painter): string {
  const { near, far } = countPlaces(placesOf(painter.spec.description))
  const { radius, pitch } = PLATES[near - 1] as (typeof PLATES)[number]
  const centre = centreOf(painter)
  const isTall = ({ item }: (typeof centre)[number]) => item.isTall === true
  const text = cardsOf(painter.spec).place?.text
  return (
    drawSeats(painter, far || 1) +
    painter.mark(
      isBareWood(painter.spec) ? 'wood' : 'linen',
      painter.layer('cloth', () => drawTableTop(painter, EDGES)),
    ) +
    repeat(far, (i) => drawFarSetting(painter, across(far, FAR_PITCH, i), FAR_PLATE.y, FAR_PLATE.radius)) +
    painter.mark('runner', drawRunner(painter, EDGES, RUNNER.from, RUNNER.to)) +
    drawItemRow(painter, centre.filter(isTall), BACK_ROW) +
    painter.layer('garland', () => drawGreenery(painter)) +
    drawItemRow(
      painter,
      centre.filter((kind) => !isTall(kind)),
      FRONT_ROW,
    ) +
    repeat(near, (i) =>
      painter.layer(`place-${i}`, () =>
        drawPlaceSetting(painter, {
          ...{ x: across(near, pitch, i), y: PLACE_LINE, radius },
          hasText: text !== undefined && i === Math.floor((near - 1) / 2),
        }),
      ),
    )
  )
}

/** Returns the numbers of places on both sides of the table. Up to four places are on the side near the viewer. */
function countPlaces(named: number | undefined): { near: number; far: number } {
  if (named === undefined) return { near: USUAL_PLACES, far: USUAL_PLACES }
  const most = PLATES.length
  const near = Math.min(most, Math.max(1, named <= most ? named : Math.ceil(named / 2)))
  return { near, far: Math.min(most, Math.max(0, named - near)) }
}

/** Returns the x position of one of several places, which are centred on the canvas. */
function across(count: number, pitch: number, index: number): number {
  return WIDTH / 2 + (index - (count - 1) / 2) * pitch
}

/** Draws the chairs on the other side of the table, or a bench along it. */
function drawSeats(painter: Painter, count: number): string {
  const { chair } = painter.spec
  if (chair === 'bench') return drawBench(painter)
  return repeat(count, (i) => drawChair(painter, across(count, FAR_PITCH, i), EDGES.far + HIDDEN_CHAIR, CHAIR_SCALE))
}

function drawBench(painter: Painter): string {
  const wood = colourOfSeat(painter, 'bench')
  const top = EDGES.far - 74
  const legs = repeat(4, (i) => rect(WIDTH * (0.1 + i * 0.265), top + 20, 34, 80, lighten(wood, -0.13)))
  return (
    legs +
    rect(WIDTH * 0.03, top, WIDTH * 0.94, 26, lighten(wood, 0.04)) +
    rect(WIDTH * 0.03, top + 24, WIDTH * 0.94, 12, lighten(wood, -0.1))
  )
}

/** Draws a garland along the middle of the table. It has blooms only if the description leaves the decoration open. */
function drawGreenery(painter: Painter): string {
  const { hasGarland, isOpen } = greeneryOf(painter.spec)
  if (!hasGarland) return ''
  const along = listOf<Point>(30, (i) => [-30 + (i / 29) * (WIDTH + 60), CENTRE_LINE + 18 + Math.sin(i * 1.3) * 9])
  return drawGarland(painter, along, 92, isOpen ? painter.spec.florals.density * 0.4 : 0)
}
