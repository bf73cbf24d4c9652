import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { drawCandle } from '../../props/candle.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawPerformer } from './performer.ts'

/** A grand piano with an open lid and a bench. */
export const piano = createObject('beside', [3, 1.75], drawPiano)

/** Draws a grand piano with a bench to the left of its keys. */
export function drawPiano(brush: Brush): string {
  const lacquer = brush.ownColour(brush.is('wooden') ? '#7a4a2c' : '#2a2428')
  return (
    brush.shadow(122) +
    [-96, 34, 104]
      .map(
        (x) =>
          path(d`M${x - 7} -62H${x + 7}L${x + 4} -6H${x - 4}Z`, brush.across(lacquer)) +
          brush.ball(x, -4, 4, '#c9a86a'),
      )
      .join('') +
    drawLid(brush, lacquer) +
    path('M-112 -100H40C86 -104 112 -92 122 -66L118 -58H-112Z', brush.tone('#b58a44')) +
    repeat(14, (i) => line(-60 + i * 12, -98, -30 + i * 10, -68, brush.tone('#e3c27c'), 1)) +
    path('M-116 -92H-30C20 -92 70 -94 122 -74V-54H-116Z', brush.down(lacquer, 0.09)) +
    drawKeys(brush) +
    path('M-88 -96L-84 -128H-40L-36 -96Z', brush.tone(lacquer, 0.08)) +
    rect(-78, -122, 32, 22, brush.tone('#fbf6ec')) +
    drawBench(brush, -142) +
    brush.flowers(66, -104, 22, { count: 7, sprays: 7 }) +
    drawCandle(brush.painter, 20, -96, 0.5)
  )
}

function drawLid(brush: Brush, lacquer: string): string {
  return (
    path('M-60 -94C-40 -150 20 -182 96 -168C122 -160 128 -110 122 -80Z', brush.down(lacquer, 0.1)) +
    path('M-46 -98C-26 -146 26 -172 92 -160C106 -156 112 -130 114 -104Z', brush.tone(lacquer, 0.07)) +
    line(60, -88, 76, -150, brush.tone('#8a6a45'), 3)
  )
}

function drawKeys(brush: Brush): string {
  const black = repeat(14, (i) =>
    i % 7 === 2 || i % 7 === 6 ? '' : rect(-124 + i * 2, -84 + i * 0.3, 1.4, 6, brush.tone('#1d181b')),
  )
  return (
    path('M-134 -76L-112 -84V-70L-134 -62Z', brush.tone('#fdf9f0')) +
    black +
    path('M-136 -64L-112 -72V-56L-136 -50Z', brush.tone('#3a3236'))
  )
}

function drawBench(brush: Brush, x: number): string {
  return (
    stroke(d`M${x - 16} -42V0M${x + 14} -42V0`, brush.tone('#2a2428'), 4) +
    rect(x - 22, -52, 42, 12, brush.down('#5d2a30'), { rx: 4 })
  )
}

/** A disc jockey behind a desk with turntables, loudspeakers and lights. */
export const djDesk = createObject('behind', [3.6, 2.3], (brush) => {
  const front = brush.ownColour('#f6f1ea')
  return (
    brush.shadow(180) +
    [-150, 150].map((x) => drawSpeaker(brush, x)).join('') +
    drawPerformer(brush, {
      plays: 'desk',
      build: 'man',
      wears: 'suit',
      colour: '#3a3442',
      hairstyle: 'short',
      extras: ['headphones'],
      y: -4,
    }) +
    rect(-100, -96, 200, 96, brush.down(front)) +
    repeat(9, (i) => rect(-96 + i * 22, -92, 12, 88, brush.tone(front, i % 2 ? -0.05 : 0.03))) +
    drawGlowBars(brush) +
    path('M-108 -96L-98 -110H98L108 -96Z', brush.tone('#2b2730')) +
    [-58, 58].map((x) => drawTurntable(brush, x)).join('') +
    rect(-18, -108, 36, 10, brush.tone('#4a4450')) +
    repeat(6, (i) => circle(-13 + i * 5, -103, 1.5, i % 2 ? '#ff7f9f' : '#7fe0d0'))
  )
})

function drawGlowBars({ painter }: Brush): string {
  for (const [x, colour] of [
    [-60, '#ff6fa8'],
    [60, '#6fb8ff'],
  ] as const)
    painter.glow(x, -50, 130, colour, painter.light.glow * 0.4)
  return rect(-100, -6, 100, 4, '#ff8fbc') + rect(0, -6, 100, 4, '#8cc8ff')
}

function drawTurntable(brush: Brush, x: number): string {
  return (
    ellipse(x, -104, 30, 6.4, brush.tone('#17141a')) +
    ellipse(x, -104, 20, 4.2, brush.tone('#38323c')) +
    ellipse(x, -104, 9, 2, brush.tone('#e2627a')) +
    line(x + 28, -108, x + 12, -103, brush.tone('#d6d2cc'), 1.6)
  )
}

export function drawSpeaker(brush: Brush, x: number): string {
  const cone = (y: number, r: number) =>
    circle(x, y, r, brush.tone('#171418')) +
    circle(x, y, r * 0.74, brush.tone('#3a353c')) +
    circle(x, y, r * 0.3, brush.tone('#5a545c'))
  return (
    stroke(d`M${x - 22} 0L${x} -76L${x + 22} 0M${x} 0V-90`, brush.tone('#2b2730'), 4) +
    rect(x - 30, -202, 60, 116, brush.down('#2e2a30'), { rx: 5 }) +
    cone(-174, 14) +
    cone(-124, 24)
  )
}
