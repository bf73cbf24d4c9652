import { lighten } from '../base/colour.ts'
import { HEIGHT, lerp, onEllipse, WIDTH } from '../base/geometry.ts'
import { d, ellipse, line, path, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, drawVotive, WAX } from '../props/candle.ts'
import { drawChair } from '../props/chair.ts'
import type { DrawComposition } from './composition.ts'

const TURN = 2 * Math.PI
const BACK_CHAIRS = [-0.72, -0.3, 0.3, 0.72]
const FRONT_CHAIRS = [-0.5, 0.5]
/** Position as a share of the width, depth in the room, and scale; from far to near. */
const TABLES = [
  [0.38, 0.16, 0.5],
  [0.62, 0.16, 0.5],
  [0.15, 0.2, 0.56],
  [0.85, 0.2, 0.56],
  [0.5, 0.38, 0.82],
  [0.05, 0.5, 0.98],
  [0.95, 0.5, 0.98],
  [0.27, 0.84, 1.55],
  [0.76, 0.88, 1.62],
] as const

interface Table {
  x: number
  floor: number
  top: number
  rx: number
  ry: number
  scale: number
  cloth: string
}

/** Draws nine round tables with floor-length cloths. */
export const drawRounds: DrawComposition = (painter, { horizon }) =>
  TABLES.map(([across, depth, scale], i) => {
    const floor = lerp(horizon, HEIGHT, depth + 0.2)
    const cloth = painter.fade(painter.tone(painter.spec.linen), (1 - depth) * 0.4)
    const table = { x: WIDTH * across, floor, top: floor - 92 * scale, rx: 128 * scale, ry: 32 * scale, scale, cloth }
    return painter.layer(`round-${i}`, () => drawTable(painter, table))
  }).join('')

function drawTable(painter: Painter, table: Table): string {
  const { x, floor, top, rx, scale } = table
  const back = BACK_CHAIRS.map((k) =>
    drawChair(painter, x + k * rx * 1.3, top + 34 * scale - Math.abs(k) * 2 * scale, scale * 1.12),
  )
  const front = FRONT_CHAIRS.map((k) => drawChair(painter, x + k * rx * 1.1, floor + 26 * scale, scale * 1.2))
  return (
    ellipse(x, floor + 4 * scale, 176 * scale, 34 * scale, '#2a1d26', { opacity: 0.2, filter: SOFT }) +
    back.join('') +
    drawCloth(painter, table) +
    drawPlaces(painter, table) +
    drawFlames(painter, table) +
    drawCentrepiece(painter, table) +
    front.join('')
  )
}

function drawCloth(painter: Painter, { x, floor, top, rx, ry, scale, cloth }: Table): string {
  const outline = d`M${x - rx} ${top}C${x - rx * 1.02} ${top + 50 * scale} ${x - rx * 1.06} ${floor - 20 * scale} ${x - rx * 1.1} ${floor}Q${x} ${floor + 44 * scale} ${x + rx * 1.1} ${floor}C${x + rx * 1.06} ${floor - 20 * scale} ${x + rx * 1.02} ${top + 50 * scale} ${x + rx} ${top}Z`
  const folds = repeat(11, (k) => {
    const i = k - 5
    const fold = d`M${x + i * rx * 0.18} ${top + ry * 0.9}Q${x + i * rx * 0.2 + 4} ${floor - 40 * scale} ${x + i * rx * 0.21} ${floor + 18 * scale - Math.abs(i) * 2 * scale}`
    return stroke(fold, lighten(cloth, -0.15), 5 * scale, { opacity: 0.34 })
  })
  return (
    path(outline, painter.gradient(lighten(cloth, 0.01), lighten(cloth, -0.12))) +
    folds +
    ellipse(x, top, rx, ry, lighten(cloth, 0.025))
  )
}

function drawPlaces(painter: Painter, { x, top, rx, ry, scale, cloth }: Table): string {
  const { metal, palette } = painter.spec
  const napkin = painter.tone(painter.spec.napkin)
  const charger = palette.includes(metal) ? painter.tone(metal) : lighten(cloth, -0.05)
  return repeat(8, (i) => {
    const [px, py] = onEllipse(x, top, rx * 0.74, ry * 0.74, (i / 8) * TURN + 0.39)
    return (
      ellipse(px, py, 20 * scale, 5.6 * scale, charger) + ellipse(px, py - 1.4 * scale, 14 * scale, 3.8 * scale, napkin)
    )
  })
}

function drawFlames(painter: Painter, { x, top, rx, ry, scale }: Table): string {
  if (painter.spec.decor.candles === 'none') return ''
  return repeat(6, (i) => {
    const angle = (i / 6) * TURN
    if (i % 2) return drawCandle(painter, ...onEllipse(x, top, rx * 0.36, ry * 0.36, angle), scale * 0.7, WAX, 46)
    return drawVotive(painter, ...onEllipse(x, top + 3 * scale, rx * 0.4, ry * 0.4, angle), scale * 0.75)
  })
}

function drawCentrepiece(painter: Painter, { x, top, scale }: Table): string {
  if (!painter.spec.decor.tall) return drawCluster(painter, x, top - 30 * scale, 52 * scale, { count: 17, sprays: 10 })
  const stand = line(x, top, x, top - 120 * scale, painter.tone(painter.spec.metal), 5 * scale)
  return stand + drawCluster(painter, x, top - 148 * scale, 76 * scale, { count: 22, sprays: 12 })
}
