import { path, stroke } from '../../base/svg.ts'
import { createObject } from '../brush.ts'

/** A swan carved of ice, on a table. */
export const iceSculpture = createObject('beside', [1.3, 1.8], (brush) => {
  const ice = brush.painter.gradient(brush.tone('#f6fdff'), brush.tone('#a9d4e6'), { opacity: [0.95, 0.85] })
  const body =
    'M-40 -84C-44 -112 -20 -116 -2 -106C6 -130 -8 -134 -2 -152C4 -168 24 -164 22 -148C14 -150 10 -146 14 -134C22 -112 34 -104 40 -84Z'
  brush.painter.glow(0, -120, 70, '#cfeeff', 0.2)
  return (
    brush.table(112, brush.painter.spec.linen) +
    brush.box(0, -76, 84, 12, '#cfe8f2', 16) +
    path('M-44 -118C-60 -140 -30 -152 -6 -108C-16 -100 -36 -100 -44 -118Z', ice) +
    path(body, ice) +
    stroke(
      'M-36 -122C-26 -112 -14 -106 -6 -104M-28 -130C-18 -120 -8 -112 -2 -106M-4 -150C0 -130 4 -112 0 -96',
      '#ffffff',
      1.8,
      { opacity: 0.8 },
    ) +
    path('M21 -154L34 -148L21 -147Z', brush.tone('#d8f0f8')) +
    brush.flowers(-40, -80, 15, { count: 6, sprays: 6 }) +
    brush.flowers(42, -79, 14, { count: 6, sprays: 6 })
  )
})
