import { circle, d, ellipse, group, line, path, place, polygon, rect, repeat, ring, stroke } from '../../base/svg.ts'
import { drawCanopy } from '../../objects/paper/umbrellas.ts'
import type { Body } from '../body.ts'
import type { Stance } from '../wearer.ts'
import type { Held } from './held.ts'

/** Returns the stance of a person who lifts the right hand to a height. The left arm hangs down. */
function lifts({ y, half }: Body, right: number, height: number): Stance {
  return {
    view: 'front',
    busy: true,
    // The elbow of a raised arm points down.
    bend: [1, height < y.bust ? -1 : 1],
    hands: [
      [-half.shoulder - 2.5, y.hip + 5],
      [right, height],
    ],
  }
}

/** Returns the stance of a person who holds a thing with both hands in front of the body. */
function clasps({ y }: Body, apart: number, height = y.waist - 4): Stance {
  return {
    view: 'front',
    busy: true,
    hands: [
      [-apart, height],
      [apart, height],
    ],
  }
}

export const THINGS_IN_HAND = {
  umbrella: {
    stance: (body) => lifts(body, body.half.shoulder * 0.5, body.y.bust + 4),
    behind: ({ brush, body: { head }, hands: [, [x]] }) =>
      drawCanopy(brush, 62, head.y - 22, 40, brush.ownColour('#f6efe6'), 8) +
      line(x, head.y - 20, x, head.y - 66, brush.tone('#6b4a35'), 2),
    front: ({ brush, body: { head, y }, hands: [, [x]] }) =>
      line(x, head.y - 18, x, y.bust + 12, brush.tone('#6b4a35'), 2),
    over: [1],
  },
  glass: {
    stance: (body) => lifts(body, body.half.shoulder + 21, body.y.shoulder - 8),
    front: ({ brush, hands: [, [x, y]] }) =>
      line(x + 1, y - 3, x + 2, y - 11, brush.tone('#e9eef0'), 1.4) +
      polygon(
        [
          [x, y - 11],
          [x + 4, y - 11],
          [x + 5.4, y - 27],
          [x - 1.4, y - 27],
        ],
        brush.tone('#f2d488'),
        { opacity: 0.9 },
      ) +
      ellipse(x + 2, y - 27, 3.4, 1, brush.tone('#fff6dc')) +
      circle(x + 1.4, y - 17, 0.7, brush.tone('#fffdf4')) +
      circle(x + 3, y - 21, 0.6, brush.tone('#fffdf4')),
  },
  sparkler: {
    stance: (body) => lifts(body, body.half.shoulder + 20, body.y.shoulder - 8),
    front: ({ brush, hands: [, [x, y]] }) =>
      line(x, y, x + 4, y - 26, brush.tone('#6d665f'), 1) +
      repeat(14, (i) => {
        const angle = (i / 14) * 2 * Math.PI
        const reach = i % 2 ? 13 : 8
        return line(
          x + 4,
          y - 26,
          x + 4 + Math.cos(angle) * reach,
          y - 26 + Math.sin(angle) * reach,
          i % 3 ? '#ffd888' : '#fff4cf',
          0.9,
        )
      }) +
      circle(x + 4, y - 26, 2.6, '#fffbe8'),
  },
  balloon: {
    stance: (body) => lifts(body, body.half.shoulder + 9, body.y.bust),
    front: ({ brush, body: { head }, hands: [, [x, y]] }) =>
      stroke(
        d`M${x} ${y}C${x + 6} ${y - 30} ${x - 2} ${head.y - 6} ${x + 6} ${head.y - 26}`,
        brush.tone('#8d8883'),
        0.9,
      ) +
      path(d`M${x + 6} ${head.y - 27}l-3 5h6Z`, brush.tone(brush.paletteColour(0), -0.05)) +
      brush.ball(x + 6, head.y - 46, 17, brush.paletteColour(0), 1.16),
  },
  baby: {
    stance: (body) => ({
      ...clasps(body, 10, body.y.bust + 12),
      hands: [
        [-12, body.y.bust + 14],
        [8, body.y.bust + 18],
      ],
      tilt: -7,
    }),
    front: ({ brush, body: { y } }) =>
      group(
        { transform: place(-2, y.bust + 8, 24) },
        path(
          'M-17 -7C-20 6 -8 11 8 11C24 11 27 4 24 -2C18 -10 -12 -14 -17 -7Z',
          brush.across(brush.ownColour('#f6efe2')),
        ) +
          stroke('M-6 -9C2 -2 14 0 24 -1', brush.tone('#d9cdb8'), 1) +
          circle(-15, -5, 7.4, brush.tone('#f0e4d2')) +
          circle(-15.4, -4.4, 5.8, brush.tone('#dca583')) +
          stroke('M-18.4 -4.6h2M-14 -4.6h2', brush.tone('#6b3d2c'), 0.6),
      ),
    over: [0, 1],
  },
  'ring-pillow': {
    stance: (body) => clasps(body, body.half.waist * 0.9),
    front: ({ brush, body: { y } }) =>
      path(
        d`M-15 ${y.waist - 9}Q0 ${y.waist - 13} 15 ${y.waist - 9}Q13 ${y.waist - 3} 16 ${y.waist + 2}Q0 ${y.waist + 5} -16 ${y.waist + 2}Q-13 ${y.waist - 3} -15 ${y.waist - 9}Z`,
        brush.down(brush.ownColour('#fbf4e6')),
      ) +
      [-2.6, 2.6]
        .map((x) =>
          stroke(d`M${x - 2.6} ${y.waist - 8}a2.6 2.2 0 1 0 5.2 0a2.6 2.2 0 1 0 -5.2 0`, brush.tone('#d9a93c'), 1.2),
        )
        .join(''),
    over: [0, 1],
  },
  'petal-basket': {
    stance: (body) => ({
      ...lifts(body, body.half.shoulder + 12, body.y.waist - 4),
      hands: [
        [-body.half.waist * 0.5, body.y.waist + 4],
        [body.half.shoulder + 14, body.y.waist + 2],
      ],
    }),
    front: ({ brush, hands: [[x, y], [rx, ry]] }) =>
      stroke(
        d`M${x - 11} ${y + 14}C${x - 12} ${y - 6} ${x + 12} ${y - 6} ${x + 11} ${y + 14}`,
        brush.tone('#a97f4c'),
        1.8,
      ) +
      path(d`M${x - 12} ${y + 13}H${x + 12}L${x + 8} ${y + 26}H${x - 8}Z`, brush.across('#c29a62')) +
      repeat(9, (i) =>
        circle(
          x - 10 + i * 2.5,
          y + 12 - (i % 3) * 1.6,
          2.4,
          brush.tone(['#f2b8bd', '#fff3ec', '#e79aa4'][i % 3] as string),
        ),
      ) +
      repeat(6, (i) =>
        ellipse(rx - 2 + ((i * 7) % 13), ry + 4 + i * 8, 1.9, 1.2, brush.tone(['#f2b8bd', '#e79aa4'][i % 2] as string)),
      ),
    over: [0],
  },
  tray: {
    stance: (body) => lifts(body, body.half.shoulder + 13, body.y.shoulder + 6),
    front: ({ brush, hands: [, [x, y]] }) =>
      ellipse(x, y - 4, 21, 3.4, brush.tone('#c9c6c2')) +
      ellipse(x, y - 5, 19, 2.6, brush.tone('#eceae6')) +
      [-11, -3, 5, 12]
        .map(
          (dx, i) =>
            line(x + dx, y - 5, x + dx, y - 11 - (i % 2), brush.tone('#e6ebee'), 0.9) +
            path(
              d`M${x + dx - 2.4} ${y - 20}H${x + dx + 2.4}L${x + dx + 1.4} ${y - 11}H${x + dx - 1.4}Z`,
              brush.tone('#f0cf7c'),
            ),
        )
        .join(''),
  },
  camera: {
    stance: (body) => clasps(body, 13.5, body.y.bust + 2),
    front: ({ brush, body: { y } }) => {
      const top = y.bust - 9
      return (
        stroke(
          d`M-10 ${top + 3}Q-13 ${y.shoulder - 2} -6 ${y.shoulder - 6}M12 ${top + 3}Q15 ${y.shoulder - 2} 6 ${y.shoulder - 6}`,
          brush.tone('#3a3236'),
          1.6,
        ) +
        rect(-12, top, 25, 16, brush.down('#2f2b30'), { rx: 2.4 }) +
        rect(-4, top - 4, 10, 6, brush.tone('#3c373d'), { rx: 1.4 }) +
        circle(1, top + 8.6, 7, brush.tone('#17141a')) +
        circle(1, top + 8.6, 4.8, brush.tone('#4a5a6e')) +
        circle(-0.6, top + 6.8, 1.6, brush.tone('#cfdbe6'))
      )
    },
    over: [0, 1],
  },
  book: {
    stance: (body) => clasps(body, 7, body.y.waist - 9),
    front: ({ brush, body: { y } }) =>
      path(
        d`M-13 ${y.waist - 16}Q-6 ${y.waist - 19} 0 ${y.waist - 15}Q6 ${y.waist - 19} 13 ${y.waist - 16}V${y.waist - 3}Q6 ${y.waist - 6} 0 ${y.waist - 2}Q-6 ${y.waist - 6} -13 ${y.waist - 3}Z`,
        brush.down(brush.ownColour('#5b2b33')),
      ) + stroke(d`M0 ${y.waist - 15}V${y.waist - 3}`, brush.tone('#d8b15c'), 0.9),
    over: [0, 1],
  },
  lantern: {
    stance: (body) => lifts(body, body.half.shoulder + 7, body.y.hip - 6),
    front: ({ brush, hands: [, [x, y]] }) =>
      stroke(d`M${x - 5} ${y + 12}Q${x} ${y - 6} ${x + 5} ${y + 12}`, brush.tone('#3a3236'), 1.2) +
      rect(x - 7, y + 12, 14, 20, brush.tone('#3a3236'), { rx: 1.4 }) +
      rect(x - 5, y + 15, 10, 15, '#ffd98a') +
      circle(x, y + 23, 2.4, '#fff6d8'),
  },
  'bubble-wand': {
    stance: (body) => lifts(body, 13, body.head.y + 12),
    front: ({ brush, hands: [, [x, y]] }) =>
      line(x, y, x + 3, y - 13, brush.tone('#e6a23c'), 1.4) +
      ring(x + 4, y - 17, 4, brush.tone('#e6a23c'), 1.2) +
      repeat(6, (i) => {
        const [dx, dy] = [14 + i * 9 + (i % 2) * 4, -20 - i * 7 + (i % 3) * 9]
        return (
          circle(x + dx, y + dy, 3.4 + (i % 3) * 1.7, '#ffffff', { opacity: 0.28 }) +
          ring(x + dx, y + dy, 3.4 + (i % 3) * 1.7, brush.tone('#dff1f6'), 0.7) +
          circle(x + dx - 1.3, y + dy - 1.5, 0.9, '#ffffff')
        )
      }),
    over: [1],
  },
  flag: {
    stance: (body) => lifts(body, body.half.shoulder + 12, body.y.shoulder - 14),
    front: ({ brush, hands: [, [x, y]] }) =>
      line(x, y + 6, x + 3, y - 38, brush.tone('#8a6242'), 1.4) +
      path(
        d`M${x + 3} ${y - 38}Q${x + 14} ${y - 42} ${x + 26} ${y - 36}V${y - 20}Q${x + 14} ${y - 26} ${x + 2} ${y - 21}Z`,
        brush.tone(brush.paletteColour(0)),
      ),
  },
} as const satisfies Readonly<Record<string, Held>>
