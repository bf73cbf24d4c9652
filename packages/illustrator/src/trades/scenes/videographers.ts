import { CENTRE, HEIGHT, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, path, rect, stroke } from '../../base/svg.ts'
import type { Brush } from '../../objects/brush.ts'
import { crane, drone, heldFilmCamera, heldRemote, heldStabiliser, projector, screen } from '../props/camera.ts'
import { kitchenTable } from '../props/kitchen.ts'
import type { Trade } from '../trade.ts'

/** Two people at sunset, in flat shapes, on a screen of 300 × 170 cm. */
function drawFilmStill(brush: Brush): string {
  const dark = brush.tone('#5a2f45')
  return (
    circle(40, -214, 40, '#fff3d0') +
    path('M-150 -160C-90 -190 -40 -150 10 -168C70 -186 110 -150 150 -170V-114H-150Z', brush.tone('#b56a58')) +
    circle(-26, -212, 9, dark) +
    path('M-38 -200H-14L-10 -124H-42Z', dark) +
    circle(2, -206, 8.4, dark) +
    path('M-7 -195H10L28 -122H-18Z', brush.tone('#fdf3e4'))
  )
}

export const VIDEOGRAPHERS = {
  'film-viewfinder': {
    place(t) {
      t.couple([0, 5], 'standing-back')
    },
    over() {
      const white = '#fdfaf4'
      const bar = 118
      const corner = (x: number, y: number, sx: number, sy: number) =>
        stroke(d`M${x} ${y + sy * 70}V${y}H${x + sx * 70}`, white, 7)
      const [l, r, top, foot] = [110, WIDTH - 110, 176, HEIGHT - 176]
      return (
        rect(0, 0, WIDTH, bar, '#120d12') +
        rect(0, HEIGHT - bar, WIDTH, bar, '#120d12') +
        corner(l, top, 1, 1) +
        corner(r, top, -1, 1) +
        corner(l, foot, 1, -1) +
        corner(r, foot, -1, -1) +
        stroke(d`M${CENTRE - 30} 512H${CENTRE + 30}M${CENTRE} 482V542`, white, 4, { opacity: 0.8 }) +
        circle(176, 60, 17, '#e2483c') +
        rect(206, 50, 120, 20, white, { rx: 10, opacity: 0.85 }) +
        rect(WIDTH - 250, 40, 96, 40, 'none', { stroke: white, 'stroke-width': 5, rx: 6 }) +
        rect(WIDTH - 242, 48, 62, 24, white)
      )
    },
  },
  'film-kitchen': {
    room: { wall: 'light', window: 'left', floor: 'tiles' },
    place(t) {
      t.prop([0.55, 5.2], kitchenTable)
      t.person([0.1, 5.7], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(0),
        gesture: 'reads',
        hair: '#b9b2aa',
        hairstyle: 'bun',
      })
      t.person([1.1, 5.75], { build: 'woman', wears: 'dress', colour: '#fbf3e6', gesture: 'offers' })
      t.person([-1.5, 4.5], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#3d4a55',
        gesture: 'reaches',
        holds: heldStabiliser,
      })
    },
  },
  'film-drone': {
    place(t) {
      t.couple([0.9, 7.4], 'standing-back')
      t.prop([-0.4, 5.6], drone, { up: 2.35, size: 1.3 })
      t.person([-1.9, 4.7], { build: 'man', wears: 'suit', colour: '#3f5a6a', gesture: 'reads', holds: heldRemote })
    },
  },
  'film-screening': {
    place(t) {
      t.prop([0, 9.5], screen(drawFilmStill), { size: 1.35 })
      t.object('paper-lanterns', [0, 8], {}, 3.9)
      t.guests(
        [
          [-2.5, 6],
          [-1.55, 6.1],
          [-0.6, 6],
          [0.6, 6.1],
          [1.55, 6],
          [2.5, 6.1],
          [-2, 5],
          [-1, 5.1],
          [1, 5],
          [2, 5.1],
        ],
        'stands-back',
      )
      t.prop([0, 4.6], projector)
    },
  },
  'film-super8': {
    place(t) {
      t.person([-1.2, 4.6], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(0),
        gesture: 'aims',
        hairstyle: 'long',
        extras: ['hat'],
        holds: heldFilmCamera,
      })
      t.person([0.9, 5.2], { ...t.partner(0), gesture: 'dances' })
      t.person([1.75, 5.3], { ...t.partner(1), gesture: 'waves' })
    },
    over() {
      const hole = (y: number) => rect(24, y, 62, 92, '#f6eee0', { rx: 14 })
      const mask = d`M0 0H${WIDTH}V${HEIGHT}H0ZM170 46Q124 46 124 92V${HEIGHT - 92}Q124 ${HEIGHT - 46} 170 ${HEIGHT - 46}H${WIDTH - 86}Q${WIDTH - 40} ${HEIGHT - 46} ${WIDTH - 40} ${HEIGHT - 92}V92Q${WIDTH - 40} 46 ${WIDTH - 86} 46Z`
      return (
        path(mask, '#191216', { 'fill-rule': 'evenodd' }) +
        hole(466) +
        ellipse(WIDTH - 60, 90, 150, 460, '#ff9a4a', { opacity: 0.16 })
      )
    },
  },
  'film-crane': {
    place(t) {
      t.couple([0.9, 7.4], 'holding-hands-side')
      t.guests(
        [
          [2.2, 7.9],
          [-0.6, 7.9],
        ],
        'stands',
      )
      t.prop([-1.1, 5.2], crane, { size: 1.05 })
      t.person([-2.1, 5], { build: 'man', wears: 'suit', colour: '#2f2c34', gesture: 'reaches' })
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
