import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp } from '../../base/geometry.ts'
import { leafMark, limbMark } from '../../base/marks.ts'
import { d, ellipse, line, path, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass, drawShade } from './land.ts'
import { drawPeak } from './peaks.ts'

const HORIZON = HEIGHT * 0.52
const GRASS = ['#cda85a', '#b8924a', '#dcc07a'] as const
const ACACIA = '#6f7f45'
const BARK = '#5b4636'

/** Draws golden grassland with flat-topped acacias, giraffes, elephants and a snow-capped mountain. */
export const drawSavannah: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawPeak(painter, {
      x: 470,
      height: 190,
      foot: HORIZON + 6,
      width: 1500,
      depth: 0.72,
      rock: '#7a8499',
      snow: 0.3,
    }) +
    drawRidge(painter, {
      y: HORIZON - 4,
      rise: 44,
      frequency: 1.4,
      fill: painter.tone('#a89a72', 0.6),
      name: 'plain',
    }) +
    drawGround(painter, HORIZON, GRASS[0]) +
    drawAcacia(painter, 980, HORIZON + 8, 120, 0.5) +
    drawAcacia(painter, 610, HORIZON + 6, 84, 0.56) +
    drawElephant(painter, 1130, HORIZON + 20, 62) +
    drawElephant(painter, 1205, HORIZON + 22, 44) +
    drawGiraffe(painter, 408, HORIZON + 24, 128, 1) +
    drawGiraffe(painter, 500, HORIZON + 20, 100, -1) +
    drawBrushwork(painter, { from: HORIZON, colour: GRASS[0], count: 260 }) +
    drawAcacia(painter, 1350, HORIZON + 64, 430, 0.12) +
    drawAcacia(painter, 150, HORIZON + 44, 330, 0.2) +
    drawGrass(painter, { from: HORIZON + 10, colours: GRASS, count: 1500, height: 66, stage: 0.35 })
  return { back, horizon: HORIZON, floor: 'grass', mild: true }
}

/** Draws an acacia with a forked trunk and a flat crown. */
function drawAcacia(painter: Painter, x: number, y: number, size: number, depth: number): string {
  const { random } = painter
  const bark = painter.tone(BARK, depth)
  const fork = y - size * 0.4
  const crown = y - size * 0.78
  const limbs = [-0.44, -0.2, 0.06, 0.28, 0.48]
    .map((k) =>
      limbMark(
        [x, fork + size * 0.04],
        [x + k * size, crown + size * 0.05],
        size * 0.045,
        size * 0.014,
        k * size * 0.14,
      ),
    )
    .join('')
  const clumps = repeat(15, (i) => {
    const t = (i % 8) / 7
    const upper = i > 7
    const px = x + lerp(-0.56, 0.56, t) * size * (upper ? 0.7 : 1)
    const py = crown - (upper ? size * 0.07 : 0) + Math.abs(t - 0.5) * size * 0.05
    return drawClump(painter, { colour: ACACIA, depth }, [px + random.range(-4, 4), py], size * 0.15, size * 0.062)
  })
  return (
    drawShade(painter, x, y, size * 0.5, size * 0.05, 0.28) +
    path(limbMark([x, y], [x, fork], size * 0.075, size * 0.045, size * 0.02) + limbs, bark) +
    clumps
  )
}

function drawGiraffe(painter: Painter, x: number, y: number, s: number, way: number): string {
  const hide = painter.tone('#d0984c', 0.24)
  const spot = painter.tone('#8a5a30', 0.24)
  const px = (k: number) => x + way * k * s
  const py = (k: number) => y - k * s
  const legs = [-0.13, -0.06, 0.1, 0.16].map((k) => line(px(k), py(0.42), px(k * 1.05), py(0), hide, s * 0.04))
  const body = d`M${px(-0.2)} ${py(0.5)}Q${px(-0.18)} ${py(0.4)} ${px(0)} ${py(0.4)}Q${px(0.16)} ${py(0.39)} ${px(0.2)} ${py(0.52)}L${px(0.36)} ${py(0.94)}L${px(0.48)} ${py(0.92)}L${px(0.5)} ${py(0.97)}L${px(0.36)} ${py(1.05)}L${px(0.3)} ${py(1)}L${px(0.1)} ${py(0.62)}Q${px(-0.12)} ${py(0.6)} ${px(-0.2)} ${py(0.5)}Z`
  const spots = [
    [-0.1, 0.52],
    [0, 0.54],
    [0.07, 0.47],
    [-0.03, 0.46],
    [0.16, 0.6],
    [0.2, 0.7],
    [0.25, 0.8],
    [0.3, 0.9],
  ].map(([k = 0, up = 0]) => ellipse(px(k), py(up), s * 0.026, s * 0.022, spot))
  return (
    legs.join('') + path(body, hide) + spots.join('') + line(px(-0.2), py(0.5), px(-0.24), py(0.34), spot, s * 0.014)
  )
}

function drawElephant(painter: Painter, x: number, y: number, s: number): string {
  const grey = painter.tone('#7d7a7c', 0.36)
  const legs = [-0.42, -0.22, 0.22, 0.42].map((k) => line(x + k * s, y - s * 0.4, x + k * s, y - 4, grey, s * 0.17))
  const trunk = d`M${x - s * 0.72} ${y - s * 0.86}q${-s * 0.2} ${s * 0.3} ${-s * 0.1} ${s * 0.66}q${s * 0.02} ${s * 0.08} ${s * 0.1} ${s * 0.04}`
  return (
    legs.join('') +
    ellipse(x, y - s * 0.66, s * 0.58, s * 0.37, grey) +
    ellipse(x - s * 0.58, y - s * 0.82, s * 0.24, s * 0.25, grey) +
    ellipse(x - s * 0.4, y - s * 0.78, s * 0.15, s * 0.24, lighten(grey, -0.06)) +
    stroke(trunk, grey, s * 0.12) +
    path(leafMark([x - s * 0.74, y - s * 0.6], s * 0.3, s * 0.07, 110), painter.tone('#f3ecdc', 0.2))
  )
}
