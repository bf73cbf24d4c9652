import { lighten, mix } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, group, line, path, rect, repeat, ring, stroke } from '../../base/svg.ts'
import { BROAD } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround } from '../ground.ts'
import { FOLIAGE, PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { BLACK, BRASS, drawLocomotive, PLATFORM, RAIL, TRACK } from './locomotive.ts'
import { isLampLit, windowFill } from './parts/glass.ts'
import { drawHangingLantern, shineLamp } from './parts/lamp.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { stageHorizon } from './parts/space.ts'

const HORIZON = HEIGHT * 0.52
const MAROON = '#7d2330'
const CREAM = '#ead9b4'
const PAVING = '#b5a48d'

/** Draws a steam locomotive with its carriage at the platform of a rural station. */
export const drawTrain: DrawSetting = (painter) => {
  const { season } = painter.spec
  const paved = { half: 16, depth: 12.6, size: 0.8, colour: PAVING }
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON, rise: 150, frequency: 1.2, fill: painter.tone('#8798a0', 0.7), name: 'train' }) +
    drawGround(painter, HORIZON, PASTURE[season]) +
    [0.06, 0.3, 0.52, 0.8, 0.97]
      .map((share) =>
        drawTree(painter, {
          x: WIDTH * share,
          y: HORIZON + 30,
          width: 230,
          height: 240,
          colour: FOLIAGE[season],
          depth: 0.42,
        }),
      )
      .join('') +
    drawSteam(painter) +
    drawCarriage(painter) +
    drawLocomotive(painter) +
    drawGround(painter, PLATFORM, PAVING) +
    drawWear(painter, paved, 60) +
    drawSlabs(painter, paved) +
    rect(0, PLATFORM, WIDTH, 11, painter.tone('#e9e2d2')) +
    drawCanopy(painter)
  return { back, horizon: stageHorizon(TRACK), floor: 'stone' }
}

function drawSteam(painter: Painter): string {
  const { random, light } = painter
  const steam = mix(painter.tone('#ffffff'), light.sky[2], 0.25)
  const puffs = repeat(18, (i) => {
    const share = i / 18
    const radius = lerp(26, 96, share)
    return ellipse(
      1266 - share * 520 + random.range(-20, 20),
      236 - share * 170 + random.range(-16, 16),
      radius * 1.3,
      radius * 0.85,
      lighten(steam, random.range(-0.05, 0.03)),
      { opacity: 0.5 },
    )
  })
  return group({ filter: BROAD, opacity: 0.5 }, puffs) + group({ opacity: 0.42 }, puffs)
}

function drawCarriage(painter: Painter): string {
  const body = painter.tone(MAROON, 0.04)
  const cream = painter.tone(CREAM, 0.04)
  const gold = painter.tone(BRASS, 0.03)
  const [top, waist, sole] = [376, 494, 588]
  const right = 604
  const windows = listOf(6, (i) => {
    const x = -10 + i * 104
    if (isLampLit(painter)) shineLamp(painter, x + 40, 440, 90)
    const curtain = painter.tone('#b5483f', 0.05)
    const swags = SIDES.map((side) =>
      path(d`M${x + 40 + side * 38} 406V478Q${x + 40 + side * 30} 440 ${x + 40 + side * 10} 406Z`, curtain),
    )
    return (
      rect(x, 404, 80, 78, gold, { rx: 10 }) +
      rect(x + 4, 408, 72, 70, windowFill(painter), { rx: 8 }) +
      swags.join('') +
      line(x + 40, 408, x + 40, 478, gold, 3)
    )
  })
  const panels = listOf(13, (i) =>
    rect(-22 + i * 52 - 14, waist + 12, 42, sole - waist - 26, lighten(body, 0.03), { rx: 4 }),
  )
  const wheels = [60, 150, 430, 520].map(
    (x) => circle(x, RAIL - 34, 36, painter.tone(BLACK)) + ring(x, RAIL - 34, 27, painter.tone('#5a5658'), 4),
  )
  return (
    wheels.join('') +
    rect(-20, sole, right + 20, 16, painter.tone(BLACK)) +
    path(
      d`M-20 ${top}Q-20 ${top - 34} 30 ${top - 34}H${right - 40}Q${right} ${top - 34} ${right} ${top}Z`,
      painter.gradient(painter.tone('#8d8580'), painter.tone('#5d5654')),
    ) +
    rect(-20, top, right + 20, waist - top, painter.gradient(cream, lighten(cream, -0.07))) +
    rect(-20, waist, right + 20, sole - waist, painter.gradient(lighten(body, 0.03), lighten(body, -0.06))) +
    panels.join('') +
    windows.join('') +
    [top + 6, waist, sole - 6].map((y) => line(-20, y, right, y, gold, 3)).join('')
  )
}

/** Draws the platform roof with its iron posts, lamps and clock. */
function drawCanopy(painter: Painter): string {
  const iron = painter.tone('#2f4a43')
  const cream = painter.tone(CREAM)
  const valance = repeat(49, (i) =>
    path(d`M${i * 32 - 8} 58V96L${i * 32 + 8} 112L${i * 32 + 24} 96V58Z`, lighten(cream, i % 2 ? -0.02 : -0.07)),
  )
  const posts = SIDES.map((side) => {
    const x = WIDTH / 2 + side * 676
    const bracket = SIDES.map(
      (way) =>
        stroke(d`M${x} 236Q${x + way * 20} 120 ${x + way * 116} 112`, iron, 9) + ring(x + way * 46, 142, 20, iron, 6),
    )
    return (
      rect(x - 13, 100, 26, 724, painter.gradient(lighten(iron, 0.08), lighten(iron, -0.08), { across: true })) +
      rect(x - 22, 232, 44, 14, iron) +
      path(d`M${x - 38} 830L${x - 20} 770H${x + 20}L${x + 38} 830Z`, lighten(iron, -0.03)) +
      bracket.join('')
    )
  })
  const [cx, cy] = [WIDTH / 2, 150]
  const clock =
    line(cx, 96, cx, cy - 40, iron, 6) +
    circle(cx, cy, 46, iron) +
    circle(cx, cy, 37, isLampLit(painter) ? '#fff0c4' : painter.tone('#f7f1e2')) +
    line(cx, cy, cx, cy - 26, iron, 4) +
    line(cx, cy, cx + 17, cy + 10, iron, 5)
  return (
    rect(0, 0, WIDTH, 62, painter.gradient(lighten(iron, -0.06), lighten(iron, 0.05))) +
    valance +
    line(0, 60, WIDTH, 60, lighten(cream, -0.16), 5) +
    posts.join('') +
    clock +
    [384, 1152].map((x) => drawHangingLantern(painter, x, 96, 214, 66)).join('')
  )
}
