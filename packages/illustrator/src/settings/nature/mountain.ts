import { HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawConifer } from '../../props/foliage/conifer.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFlowerDabs, drawNearFlowers, type Wildflower } from './blooms.ts'
import { besideStage, drawBrushwork, drawGrass } from './land.ts'
import { drawPeak, drawRange } from './peaks.ts'
import { LAWN, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.53
const FLOWERS: readonly Wildflower[] = [
  { kind: 'daisy', colour: '#f8f5ea' },
  { kind: 'anemone', colour: '#5f6fc4' },
  { kind: 'poppy', colour: '#e7a93f' },
]

/** Draws alpine peaks with snow, slopes with firs and a meadow with flowers. */
export const drawMountain: DrawSetting = (painter) => {
  const { season } = painter.spec
  const isWinter = season === 'winter'
  const ground = season === 'autumn' ? '#a3944f' : LAWN[season]
  const back =
    drawSky(painter) +
    drawRange(painter, {
      count: 6,
      from: -80,
      to: WIDTH + 80,
      height: 300,
      foot: HORIZON + 20,
      depth: 0.72,
      snow: 0.6,
    }) +
    drawMassif(painter, WIDTH * 0.3, 450, 780) +
    drawMassif(painter, WIDTH * 0.76, 400, 720) +
    drawRidge(painter, {
      y: HORIZON - 20,
      rise: 90,
      frequency: 1.3,
      fill: painter.tone(isWinter ? '#c9d2d8' : '#6f8f6a', 0.5),
      name: 'slope',
    }) +
    drawFirs(painter, 46, 60, 0.44, -24, 0) +
    drawRidge(painter, { y: HORIZON + 14, rise: 40, frequency: 1, fill: painter.tone(ground, 0.34), name: 'pasture' }) +
    drawGround(painter, HORIZON, ground) +
    drawFirs(painter, 16, 170, 0.26, 20, 300) +
    drawFirs(painter, 6, 400, 0.08, 110, 560) +
    drawBrushwork(painter, { from: HORIZON, colour: ground, count: 240 }) +
    drawGrass(painter, {
      from: HORIZON + 10,
      colours: isWinter ? ['#c3bfae'] : [ground, '#8f9d58'],
      count: isWinter ? 120 : 900,
      height: 34,
      stage: 0.5,
    }) +
    (isWinter
      ? ''
      : drawFlowerDabs(
          painter,
          FLOWERS.map(({ colour }) => colour),
          HORIZON + 30,
          HEIGHT,
          420,
          6,
        ) + drawNearFlowers(painter, FLOWERS, '#6f8a4a', 46)) +
    drawBoulders(painter)
  return { back, horizon: HORIZON, floor: turfFloor(season) }
}

/** Draws a large peak with two lower peaks in front of it. */
function drawMassif(painter: Painter, x: number, height: number, width: number): string {
  const isWinter = painter.spec.season === 'winter'
  const peak = (across: number, share: number, depth: number) =>
    drawPeak(painter, {
      x: x + across * width,
      height: height * share,
      foot: HORIZON + 30,
      width: width * share,
      depth,
      snow: isWinter ? 0.8 : 0.5 * share,
    })
  return peak(0, 1, 0.5) + peak(-0.24, 0.66, 0.46) + peak(0.25, 0.56, 0.44)
}

function drawFirs(
  painter: Painter,
  count: number,
  height: number,
  depth: number,
  near: number,
  clearing: number,
): string {
  const { random, spec } = painter
  return repeat(count, (i) => {
    const x = ((i + random.range(0.1, 0.9)) / count) * WIDTH * 1.06 - WIDTH * 0.03
    if (Math.abs(x - WIDTH / 2) < clearing) return ''
    const tall = height * random.range(0.7, 1.2)
    return drawConifer(painter, {
      x,
      y: HORIZON + near + random.range(-0.1, 0.1) * height,
      width: tall * 0.42,
      height: tall,
      depth,
      snow: spec.season === 'winter',
    })
  })
}

function drawBoulders(painter: Painter): string {
  const { random } = painter
  return repeat(9, () => {
    const t = random.next()
    return drawPeak(painter, {
      x: besideStage(random),
      height: lerp(10, 44, t),
      foot: lerp(HORIZON + 50, HEIGHT - 10, t),
      width: lerp(34, 130, t),
      depth: 0.1,
      rock: '#8b8f92',
      snow: painter.spec.season === 'winter' ? 0.5 : 0,
    })
  })
}
