import { lighten } from '../../base/colour.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, ring, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { isLampLit, windowFill } from './parts/glass.ts'
import { groundAt } from './parts/space.ts'

export const TRACK = 12.8
export const PLATFORM = groundAt(TRACK)
export const RAIL = PLATFORM + 20
const GREEN = '#1f4d3c'
export const BLACK = '#26252a'
export const BRASS = '#d0a247'

export function drawLocomotive(painter: Painter): string {
  const green = painter.tone(GREEN, 0.02)
  const black = painter.tone(BLACK)
  const brass = painter.tone(BRASS)
  const barrel = (colour: string) =>
    painter.gradient(lighten(colour, -0.02), lighten(colour, -0.1), { middle: lighten(colour, 0.13) })
  const bands = [960, 1040, 1120, 1196].map((x) => rect(x, 400, 7, 124, brass))
  if (isLampLit(painter)) {
    painter.glow(846, 430, 90, '#ffb65c', 0.6)
    painter.glow(1424, 438, 150, '#ffe0a0', 0.7)
  }
  const tender =
    rect(628, 416, 132, 150, barrel(green), { rx: 6 }) +
    path(d`M636 418Q694 372 752 418Z`, black) +
    stroke(d`M640 432H748V550H640Z`, brass, 3)
  const cab =
    path(d`M770 352Q850 326 922 352V372H770Z`, black) +
    rect(782, 368, 126, 200, barrel(green)) +
    path(d`M800 470V410Q800 388 822 388H868Q890 388 890 410V470Z`, windowFill(painter)) +
    stroke(d`M800 470V410Q800 388 822 388H868Q890 388 890 410V470Z`, brass, 4) +
    stroke(d`M792 486H898V556H792Z`, brass, 3)
  const boiler =
    rect(904, 400, 336, 124, barrel(green), { rx: 8 }) +
    bands.join('') +
    rect(1232, 392, 128, 142, barrel(black), { rx: 12 }) +
    ellipse(1360, 463, 17, 70, lighten(black, 0.06)) +
    circle(1366, 463, 9, brass)
  const chimney =
    polygon(
      [
        [1270, 396],
        [1262, 284],
        [1318, 284],
        [1310, 396],
      ],
      painter.gradient(lighten(black, 0.1), lighten(black, -0.05), { across: true }),
    ) +
    rect(1254, 268, 72, 22, black, { rx: 6 }) +
    rect(1262, 288, 56, 7, brass)
  const domes =
    path(
      d`M996 402Q996 346 1030 346Q1064 346 1064 402Z`,
      painter.gradient(lighten(brass, 0.1), lighten(brass, -0.12), { across: true }),
    ) +
    path(d`M1136 402Q1136 366 1158 366Q1180 366 1180 402Z`, lighten(green, -0.05)) +
    rect(930, 372, 12, 30, brass) +
    ellipse(936, 370, 9, 7, brass)
  const lamp =
    rect(1376, 420, 34, 38, black, { rx: 5 }) + circle(1412, 439, 16, '#fff1c8') + ring(1412, 439, 16, brass, 4)
  const front =
    polygon(
      [
        [1330, 534],
        [1424, 548],
        [1454, 634],
        [1352, 634],
      ],
      painter.tone('#9c2f2b'),
    ) +
    repeat(5, (i) => line(1356 + i * 14, 546 + i * 2, 1366 + i * 20, 632, painter.tone('#6e2423'), 3)) +
    rect(1340, 536, 96, 16, black)
  return (
    lamp +
    chimney +
    domes +
    boiler +
    cab +
    tender +
    rect(620, 556, 740, 18, black) +
    rect(760, 574, 560, 6, painter.tone('#a83a30')) +
    front +
    drawWheels(painter)
  )
}

function drawWheels(painter: Painter): string {
  const black = painter.tone(BLACK)
  const red = painter.tone('#a83a30')
  const steel = painter.tone('#c5c2bd')
  const wheel = (x: number, radius: number) =>
    circle(x, RAIL - radius, radius, black) +
    ring(x, RAIL - radius, radius * 0.84, red, radius * 0.1) +
    repeat(10, (i) =>
      line(
        x,
        RAIL - radius,
        x + Math.cos((i * Math.PI) / 5) * radius * 0.8,
        RAIL - radius + Math.sin((i * Math.PI) / 5) * radius * 0.8,
        red,
        3.4,
      ),
    ) +
    circle(x, RAIL - radius, radius * 0.16, steel)
  return (
    [654, 734].map((x) => wheel(x, 36)).join('') +
    [930, 1054, 1178].map((x) => wheel(x, 58)).join('') +
    [1266, 1330].map((x) => wheel(x, 32)).join('') +
    line(930, RAIL - 50, 1178, RAIL - 50, steel, 9) +
    line(1054, RAIL - 50, 1288, RAIL - 64, lighten(steel, -0.08), 7) +
    rect(1262, RAIL - 84, 74, 34, painter.gradient(lighten(black, 0.14), black), { rx: 6 })
  )
}
