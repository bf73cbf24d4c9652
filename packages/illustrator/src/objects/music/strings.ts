import { circle, d, group, line, path, place, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawPlayer } from './player.ts'

/**
 * Draws a violin, viola, cello or guitar. The centre of its body is at (0, 0) and the neck points up. `size` is the
 * length of the body, in centimetres.
 */
export function drawFiddle(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  degrees: number,
  wood = '#a45a2a',
): string {
  const s = size
  const body = d`M0 ${-s / 2}C${s * 0.26} ${-s * 0.5} ${s * 0.28} ${-s * 0.2} ${s * 0.17} ${-s * 0.05}C${s * 0.3} ${s * 0.1} ${s * 0.36} ${s * 0.5} 0 ${s / 2}C${-s * 0.36} ${s * 0.5} ${-s * 0.3} ${s * 0.1} ${-s * 0.17} ${-s * 0.05}C${-s * 0.28} ${-s * 0.2} ${-s * 0.26} ${-s * 0.5} 0 ${-s / 2}Z`
  const holes = [-1, 1].map((side) =>
    stroke(
      d`M${side * s * 0.12} ${-s * 0.02}Q${side * s * 0.06} ${s * 0.08} ${side * s * 0.13} ${s * 0.18}`,
      brush.tone('#2a1712'),
      s * 0.02,
    ),
  )
  return group(
    { transform: place(x, y, degrees) },
    rect(-s * 0.035, -s * 1.12, s * 0.07, s * 0.9, brush.tone('#3a2420')) +
      path(body, brush.across(wood, 0.1)) +
      holes.join('') +
      rect(-s * 0.06, s * 0.1, s * 0.12, s * 0.02, brush.tone('#2a1712')) +
      line(0, -s * 1.1, 0, s * 0.3, brush.tone('#f0e4cf'), s * 0.012) +
      circle(0, -s * 1.14, s * 0.06, brush.tone('#3a2420')),
  )
}

/** A guitar that leans on a stand. */
export const guitar = createObject('beside', [0.6, 1.1], (brush) => drawGuitarOnStand(brush))

function drawGuitarOnStand(brush: Brush): string {
  return (
    brush.shadow(30) +
    stroke('M-20 0L0 -30L20 0', brush.tone('#3a3236'), 3) +
    drawGuitar(brush, 0, -32, 52, 7) +
    rect(-18, -10, 36, 4, brush.tone('#3a3236'))
  )
}

export function drawGuitar(brush: Brush, x: number, y: number, size: number, degrees: number): string {
  const s = size
  const body = d`M0 ${-s * 0.46}C${s * 0.34} ${-s * 0.5} ${s * 0.34} ${-s * 0.16} ${s * 0.22} ${-s * 0.04}C${s * 0.48} ${s * 0.1} ${s * 0.42} ${s * 0.52} 0 ${s * 0.5}C${-s * 0.42} ${s * 0.52} ${-s * 0.48} ${s * 0.1} ${-s * 0.22} ${-s * 0.04}C${-s * 0.34} ${-s * 0.16} ${-s * 0.34} ${-s * 0.5} 0 ${-s * 0.46}Z`
  return group(
    { transform: place(x, y, degrees) },
    rect(-s * 0.05, -s * 1.32, s * 0.1, s * 1.1, brush.tone('#4a2f22')) +
      path(body, brush.across(brush.ownColour('#c8893f'), 0.09)) +
      circle(0, -s * 0.06, s * 0.13, brush.tone('#2a1712')) +
      rect(-s * 0.14, s * 0.24, s * 0.28, s * 0.05, brush.tone('#4a2f22')) +
      repeat(4, (i) =>
        line((i - 1.5) * s * 0.022, -s * 1.4, (i - 1.5) * s * 0.022, s * 0.26, brush.tone('#f4e8d2'), s * 0.009),
      ) +
      rect(-s * 0.075, -s * 1.5, s * 0.15, s * 0.2, brush.tone('#3a2420'), { rx: 2 }),
  )
}

/** Two violins, a viola and a cello, seated in a half circle. */
export const stringQuartet = createObject('beside', [3.6, 1.4], (brush) => {
  const clothes = brush.ownColour('#2b2730')
  return (
    brush.shadow(180) +
    [-128, -44, 42].map((x, i) => drawViolinist(brush, x, i % 2 ? -10 : 0, i === 1 ? '#6b2434' : clothes)).join('') +
    drawCellist(brush, 128, clothes) +
    [-86, 0, 84].map((x) => drawMusicStand(brush, x)).join('')
  )
})

function drawViolinist(brush: Brush, x: number, y: number, clothes: string): string {
  const violin = drawFiddle(brush, x + 20, y - 92, 27, -68)
  const bow = line(x - 34, y - 64, x + 22, y - 104, brush.tone('#5a3824'), 1.6)
  return drawPlayer(
    brush,
    {
      x,
      y,
      clothes,
      trousers: clothes,
      isSeated: true,
      hands: [
        [-30, -66],
        [1, -100],
      ],
    },
    violin + bow,
  )
}

function drawCellist(brush: Brush, x: number, clothes: string): string {
  const cello = line(x, -26, x, 0, brush.tone('#8d8883'), 2) + drawFiddle(brush, x + 3, -50, 66, 6)
  const bow = line(x - 38, -44, x + 32, -50, brush.tone('#5a3824'), 1.8)
  return drawPlayer(
    brush,
    {
      x,
      clothes,
      isSeated: true,
      hands: [
        [-36, -44],
        [14, -98],
      ],
    },
    cello + bow,
  )
}

function drawMusicStand(brush: Brush, x: number): string {
  const iron = brush.tone('#3a3236')
  return (
    stroke(d`M${x - 12} 8L${x} -6L${x + 12} 8M${x} -6V-66`, iron, 2) +
    path(d`M${x - 18} -86L${x + 18} -86L${x + 15} -64H${x - 15}Z`, brush.tone('#4a4246')) +
    rect(x - 14, -84, 28, 16, brush.tone('#fbf6ec'))
  )
}

/** A tall golden harp with a stool. */
export const harp = createObject('beside', [1.3, 1.9], (brush) => {
  const gold = brush.ownColour('#c99a45')
  const strings = repeat(17, (i) => {
    const t = i / 16
    const bottom = [38 - t * 66, -30 - t * 10 - (1 - t) * 62] as const
    return line(
      bottom[0],
      bottom[1],
      bottom[0] - 10 - t * 4,
      -150 - Math.sin(t * 3.1) * -14 - t * 22,
      brush.tone('#fdf4dd'),
      0.9,
    )
  })
  return (
    brush.shadow(56) +
    path('M-40 -4L44 -112C52 -122 60 -112 56 -102L-8 -2Z', brush.across('#a87830')) +
    strings +
    stroke('M-46 -6C-52 -70 -50 -130 -46 -178', brush.tone(gold), 10) +
    stroke('M-43 -10C-48 -70 -46 -130 -43 -172', brush.tone(gold, 0.1), 2.4) +
    stroke('M-46 -178C-34 -192 -22 -156 6 -150C34 -146 44 -134 54 -110', brush.tone(gold, 0.02), 10) +
    brush.ball(-47, -182, 9, gold) +
    brush.cylinder(-44, 0, 34, 14, gold, 24) +
    path('M-54 0H10L4 -12H-50Z', brush.across('#a87830')) +
    brush.flowers(-46, -120, 14, { count: 6, sprays: 6 })
  )
})
