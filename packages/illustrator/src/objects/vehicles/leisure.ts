import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { createObject } from '../brush.ts'
import { drawWheel } from './car.ts'

/** A white golf cart with a ribbon. */
export const golfCart = createObject('behind', [2.6, 1.9], (brush) => {
  const paint = brush.ownColour('#f6f2ea')
  return (
    brush.shadow(118) +
    stroke('M-70 -78L-52 -170M60 -74L64 -170M-8 -84L0 -168', brush.tone('#4a4446'), 5) +
    path('M-74 -172Q0 -188 90 -172L86 -164H-70Z', brush.down(paint)) +
    polygon(
      [
        [-74, -84],
        [-58, -162],
        [-50, -162],
        [-62, -84],
      ],
      brush.tone('#cfe3ea'),
      { opacity: 0.6 },
    ) +
    path('M-4 -118H14L22 -84H-6Z', brush.tone('#8a6a4c')) +
    rect(-8, -88, 60, 14, brush.tone('#9c7a58'), { rx: 4 }) +
    path(
      'M-122 -40C-122 -72 -104 -84 -76 -86L-52 -46H-10L4 -74H92C106 -70 110 -54 108 -32H-110Q-122 -32 -122 -40Z',
      brush.down(paint, 0.06),
    ) +
    stroke('M-40 -88L-24 -96', brush.tone('#2b2730'), 5) +
    brush.bulb(-116, -58, 6, '#fff3cf') +
    [-78, 72].map((x) => drawWheel(brush, x, 24)).join('') +
    brush.flowers(92, -76, 20, { count: 7, sprays: 7 }) +
    stroke('M-112 -72C-96 -84 -80 -84 -66 -84', brush.tone('#fbf3e6', 0.02), 4)
  )
})

/** A sailing boat with white sails. It lies on the ground or on water. */
export const sailboat = createObject('behind', [5, 5.4], (brush) => {
  const hull = brush.ownColour('#fbf6ec')
  return (
    ellipse(0, 0, 220, 16, brush.tone('#26222c'), { opacity: 0.2 }) +
    line(-20, -60, -20, -520, brush.tone('#8a6242'), 7) +
    path('M-12 -508C60 -380 120 -240 150 -104H-12Z', brush.across('#fdfaf3', 0.05)) +
    path('M-30 -480C-80 -360 -140 -220 -186 -98H-30Z', brush.across('#f3ece0', 0.05)) +
    repeat(4, (i) =>
      stroke(
        d`M-12 ${-420 + i * 84}Q${30 + i * 16} ${-412 + i * 84} ${22 + i * 34} ${-424 + i * 90}`,
        brush.tone('#d9d0c0'),
        1.4,
      ),
    ) +
    line(-26, -92, 160, -92, brush.tone('#8a6242'), 5) +
    path('M-20 -520L30 -508L-20 -496Z', brush.tone(brush.paletteColour(0))) +
    path('M-230 -78C-200 -20 -150 4 -90 6H110C170 4 210 -20 236 -82Q0 -56 -230 -78Z', brush.down(hull, 0.06)) +
    stroke('M-214 -50Q0 -26 222 -54', brush.tone('#2f4a6b'), 5) +
    stroke('M-230 -78Q0 -56 236 -82', brush.tone('#9c6f48'), 6) +
    [-80, 0, 80].map((x) => circle(x, -28, 7, brush.tone('#cfe3ea'))).join('')
  )
})
