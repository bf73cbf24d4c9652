import { circle, d, ellipse, line, path, rect, repeat, ring } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawSpeaker } from './keys.ts'
import { drawPerformer } from './performer.ts'
import { drawDrummer } from './soloists.ts'

/** A low stage with truss, curtain and lights. */
export const stage = createObject('behind', [6.4, 3.8], (brush) => drawPlatform(brush))

/** A band on a low stage: singer, guitars, drums and loudspeakers. */
export const band = createObject('behind', [6, 3.4], (brush) => {
  const colour = brush.ownColour('#2f3a4a')
  return (
    drawPlatform(brush) +
    drawDrummer(brush, 40, -46) +
    drawPerformer(brush, { plays: 'guitar', build: 'man', colour, x: -150, y: -36 }) +
    drawPerformer(brush, { plays: 'guitar', colour: '#6b2434', wears: 'jumpsuit', build: 'woman', x: 165, y: -36 }) +
    drawPerformer(brush, { plays: 'microphone', build: 'woman', wears: 'dress', colour: '#c9a24f', x: -56, y: -34 })
  )
})

/** A jazz band: saxophone, double bass, drums and a trumpet. */
export const jazzBand = createObject('behind', [4.6, 2.2], (brush) => {
  const colour = brush.ownColour('#2a2a38')
  return (
    brush.shadow(220) +
    drawDrummer(brush, 62, -14) +
    drawPerformer(brush, { plays: 'double-bass', build: 'man', colour, x: -58, y: -8 }) +
    drawPerformer(brush, { plays: 'saxophone', build: 'man', colour, extras: ['fedora'], x: -165, y: 4 }) +
    drawPerformer(brush, { plays: 'trumpet', build: 'man', colour, extras: ['fedora'], x: 190, y: 4, facing: -1 })
  )
})

/** A brass band: trumpets, a trombone, a saxophone and a bass drum. */
export const brassBand = createObject('behind', [4.8, 2.1], (brush) => {
  const colour = brush.ownColour('#8a2a33')
  return (
    brush.shadow(230) +
    drawBassDrum(brush, 0, -6) +
    drawPerformer(brush, { plays: 'trumpet', colour, wears: 'suit', x: -190, y: 4 }) +
    drawPerformer(brush, { plays: 'trombone', build: 'man', colour, wears: 'suit', x: -98, y: -4 }) +
    drawPerformer(brush, { plays: 'saxophone', colour, wears: 'suit', x: 98, y: -4, facing: -1 }) +
    drawPerformer(brush, { plays: 'trumpet', build: 'man', colour, wears: 'suit', x: 192, y: 4, facing: -1 })
  )
})

function drawBassDrum(brush: Brush, x: number, y: number): string {
  return (
    drawPerformer(brush, { plays: 'drumming', build: 'man', colour: '#8a2a33', x, y }) +
    circle(x, y - 92, 36, brush.tone('#8a2a33')) +
    circle(x, y - 92, 31, brush.tone('#fbf6ec')) +
    ring(x, y - 92, 33.5, brush.tone('#e0b855'), 1.6) +
    line(x - 44, y - 118, x - 24, y - 98, brush.tone('#8a6744'), 2.6) +
    circle(x - 23, y - 97, 4, brush.tone('#fdf6e6'))
  )
}

function drawPlatform(brush: Brush): string {
  const cloth = '#5a2236'
  const folds = repeat(22, (i) =>
    rect(-262 + i * 24, -306, 12, 270, brush.tone(cloth, i % 2 ? 0.035 : -0.03), { opacity: 0.7 }),
  )
  const lamps = repeat(6, (i) => {
    const x = -220 + i * 88
    const colour = ['#ff9fc0', '#ffd98a', '#9fc8ff'][i % 3] as string
    brush.painter.glow(x, -300, 70, colour, 0.3 + brush.painter.light.glow * 0.4)
    return (
      path(d`M${x - 8} -330H${x + 8}L${x + 11} -308H${x - 11}Z`, brush.tone('#2b2730')) +
      ellipse(x, -308, 10, 3.4, colour)
    )
  })
  return (
    brush.shadow(300) +
    rect(-264, -312, 528, 280, brush.down(cloth)) +
    folds +
    [-274, 266].map((x) => rect(x, -340, 10, 312, brush.tone('#55505a'))).join('') +
    rect(-280, -342, 562, 12, brush.tone('#66606a')) +
    repeat(28, (i) => line(-280 + i * 20, -342, -270 + i * 20, -330, brush.tone('#8d8790'), 1.4)) +
    lamps +
    path('M-290 -28L-250 -56H250L290 -28Z', brush.tone('#9a6f4c')) +
    repeat(5, (i) => line(-284 + i * 7, -33 - i * 5, 284 - i * 7, -33 - i * 5, brush.tone('#84593c'), 0.9)) +
    rect(-290, -28, 580, 28, brush.down('#3c2f33')) +
    drawSpeakers(brush)
  )
}

function drawSpeakers(brush: Brush): string {
  return [-262, 262].map((x) => drawSpeaker(brush, x)).join('')
}
