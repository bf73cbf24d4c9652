import { d, ellipse, line, path, stroke } from '../../base/svg.ts'
import {
  drawAccordion,
  drawBow,
  drawDhol,
  drawDoubleBass,
  drawFiddle,
  drawGuitar,
  drawMicrophone,
  drawSaxophone,
  drawTrombone,
  drawTrumpet,
} from '../../objects/music/instruments.ts'
import type { Held } from './held.ts'

/** A violin under the chin. */
function violin(seated: boolean): Held {
  return {
    stance: ({ y }) => ({
      view: 'front',
      seated,
      busy: true,
      tilt: 9,
      bend: [1, -1],
      hands: [
        [-15, y.bust + 2],
        [37, y.shoulder + 5],
      ],
    }),
    front: ({ brush, body: { y }, hands: [[x, hand]] }) =>
      drawFiddle(brush, 16, y.shoulder + 1, 30, 82) + drawBow(brush, x - 8, hand + 10, 40, y.shoulder - 18),
    over: [0, 1],
  }
}

/** A guitar with its neck to the right. `drop` lowers it, in centimetres. */
function guitar(seated: boolean, drop: number): Held {
  return {
    stance: ({ y }) => ({
      view: 'front',
      seated,
      busy: true,
      tilt: 4,
      bend: [1, -1],
      hands: [
        [-5, y.waist + 4 + drop],
        [37, y.waist - 19 + drop],
      ],
    }),
    front: ({ brush, body: { y } }) =>
      (seated ? '' : stroke(d`M-13 ${y.shoulder}L16 ${y.waist - 6}`, brush.tone('#4a3324'), 3)) +
      drawGuitar(brush, -7, y.waist + 5 + drop, 46, 62),
    over: [0, 1],
  }
}

export const INSTRUMENTS = {
  violin: violin(false),
  'seated-violin': violin(true),
  cello: {
    stance: ({ y }) => ({
      view: 'front',
      seated: true,
      busy: true,
      tilt: -4,
      bend: [1, 1],
      hands: [
        [-28, y.hip + 2],
        [15, y.shoulder + 12],
      ],
    }),
    front: ({ brush, body: { y }, floor, hands: [[x, hand]] }) =>
      line(3, floor - 18, 3, floor, brush.tone('#8d8883'), 2) +
      drawFiddle(brush, 5, y.hip + 8, 68, 4) +
      drawBow(brush, x - 16, hand + 3, 34, hand - 3),
    over: [0, 1],
  },
  'double-bass': {
    stance: ({ y }) => ({
      view: 'front',
      busy: true,
      tilt: 5,
      bend: [1, 1],
      hands: [
        [12, y.hip + 4],
        [26, y.shoulder - 6],
      ],
    }),
    front: ({ brush, floor }) => drawDoubleBass(brush, 22, floor + 2),
    over: [0, 1],
  },
  guitar: guitar(false, 0),
  'seated-guitar': guitar(true, 9),
  saxophone: {
    stance: ({ y }) => ({
      view: 'side',
      busy: true,
      tilt: 4,
      bend: [1, 1],
      hands: [
        [24, y.bust + 8],
        [26, y.waist - 2],
      ],
    }),
    front: ({ brush, body: { head } }) => drawSaxophone(brush, head.rx + 1, head.y + 7),
    over: [1],
  },
  trumpet: {
    stance: ({ y }) => ({
      view: 'side',
      busy: true,
      tilt: -3,
      hands: [
        [33, y.neck - 2],
        [29, y.neck],
      ],
    }),
    front: ({ brush, body: { head } }) => drawTrumpet(brush, head.rx + 1, head.y + 6),
    over: [1],
  },
  trombone: {
    stance: ({ y }) => ({
      view: 'side',
      busy: true,
      tilt: -3,
      hands: [
        [20, y.neck + 1],
        [46, y.shoulder + 4],
      ],
    }),
    front: ({ brush, body: { head } }) => drawTrombone(brush, head.rx + 1, head.y + 6),
    over: [1],
  },
  accordion: {
    stance: ({ y }) => ({
      view: 'front',
      busy: true,
      tilt: 5,
      hands: [
        [-24, y.bust + 14],
        [24, y.bust + 14],
      ],
    }),
    front: ({ brush, body: { y } }) => drawAccordion(brush, y.bust + 13, 27),
    over: [0, 1],
  },
  microphone: {
    stance: ({ y, half }) => ({
      view: 'front',
      busy: true,
      tilt: 3,
      bend: [1, -1],
      hands: [
        [3, y.bust - 6],
        [half.shoulder + 22, y.bust + 8],
      ],
    }),
    front: ({ brush, body: { head }, floor }) => drawMicrophone(brush, 6, floor, head.y + 14),
    over: [0],
  },
  dhol: {
    stance: ({ y }) => ({
      view: 'front',
      busy: true,
      tilt: 5,
      hands: [
        [-45, y.waist - 4],
        [46, y.waist + 6],
      ],
    }),
    front: ({ brush, body: { y } }) =>
      stroke(d`M-26 ${y.waist - 12}L15 ${y.shoulder}`, brush.tone('#e5b84a'), 3) +
      drawDhol(brush, y.waist + 8) +
      line(-49, y.waist + 4, -37, y.waist + 16, brush.tone('#8a6744'), 2.6) +
      line(50, y.waist - 4, 38, y.waist + 14, brush.tone('#8a6744'), 2.6),
    over: [0, 1],
  },
  bagpipes: {
    stance: ({ y }) => ({
      view: 'front',
      busy: true,
      hands: [
        [-9, y.waist - 8],
        [-5, y.waist + 6],
      ],
    }),
    behind: ({ brush, body: { y } }) =>
      [0, 1, 2]
        .map(
          (i) =>
            stroke(d`M17 ${y.bust}L${27 + i * 9} ${y.shoulder - 46 + i * 12}`, brush.tone('#2c211d'), 3.2) +
            line(23 + i * 5, y.shoulder - 18 + i * 4, 25 + i * 6, y.shoulder - 30 + i * 6, brush.tone('#efe6d4'), 4),
        )
        .join(''),
    front: ({ brush, body: { y, head } }) =>
      path(
        d`M-10 ${y.bust + 8}C0 ${y.bust - 14} 32 ${y.bust - 8} 30 ${y.bust + 12}C24 ${y.waist + 4} -6 ${y.waist} -10 ${y.bust + 8}Z`,
        brush.across(brush.ownColour('#8a2a33')),
      ) +
      stroke(d`M-6 ${y.bust + 8}L24 ${y.bust - 2}M4 ${y.waist - 4}L28 ${y.bust + 10}`, brush.tone('#1f4a3c'), 1.6) +
      line(-6, y.bust + 12, -13, y.waist + 18, brush.tone('#2c211d'), 3.2) +
      line(0, head.y + 8, 5, y.bust - 2, brush.tone('#2c211d'), 2.2) +
      ellipse(-13, y.waist + 19, 2.6, 1.6, brush.tone('#efe6d4')),
    over: [0, 1],
  },
  drumsticks: {
    stance: ({ y }) => ({
      view: 'front',
      seated: true,
      busy: true,
      tilt: -4,
      hands: [
        [-30, y.waist + 4],
        [30, y.waist - 2],
      ],
    }),
    front: ({ brush, hands: [[x1, y1], [x2, y2]] }) =>
      line(x1 - 2, y1 - 1, x1 + 14, y1 + 14, brush.tone('#e7d2a8'), 2) +
      line(x2 + 2, y2 - 1, x2 - 12, y2 + 14, brush.tone('#e7d2a8'), 2),
  },
  drumming: {
    stance: ({ y }) => ({
      view: 'front',
      busy: true,
      hands: [
        [-44, y.waist - 12],
        [36, y.waist + 8],
      ],
    }),
  },
  keyboard: {
    stance: ({ y }) => ({
      view: 'side',
      seated: true,
      busy: true,
      tilt: 6,
      hands: [
        [42, y.hip - 4],
        [39, y.hip - 2],
      ],
    }),
  },
  'organ-keys': {
    stance: ({ y, half }) => ({
      view: 'back',
      seated: true,
      busy: true,
      hands: [
        [-half.shoulder - 10, y.waist - 2],
        [half.shoulder + 10, y.waist - 2],
      ],
      hidden: [true, true],
    }),
  },
  strings: {
    stance: ({ y }) => ({
      view: 'side',
      seated: true,
      busy: true,
      tilt: 3,
      bend: [-1, -1],
      hands: [
        [38, y.bust + 4],
        [34, y.bust - 8],
      ],
    }),
  },
  desk: {
    stance: ({ y }) => ({
      view: 'front',
      busy: true,
      tilt: 6,
      hands: [
        [-26, y.waist + 8],
        [26, y.waist + 6],
      ],
    }),
  },
} as const satisfies Readonly<Record<string, Held>>
