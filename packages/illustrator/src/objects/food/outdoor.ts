import { circle, ellipse, line, path, repeat, stroke } from '../../base/svg.ts'
import { createObject } from '../brush.ts'

/** A kettle grill with smoke. */
export const barbecue = createObject('beside', [1.1, 1.3], (brush) => {
  const smoke = repeat(5, (i) =>
    circle(12 + Math.sin(i * 1.7) * 9, -118 - i * 20, 11 + i * 4, brush.tone('#e6e2de'), { opacity: 0.26 - i * 0.035 }),
  )
  return (
    brush.shadow(44) +
    stroke('M-22 -52L-36 0M22 -52L36 0M0 -50V-4M-28 -22H28', brush.tone('#55504e'), 4) +
    path('M-48 -84C-44 -44 44 -44 48 -84Z', brush.across(brush.ownColour('#2b2628'))) +
    ellipse(0, -84, 48, 9, brush.tone('#3a2a26')) +
    ellipse(0, -83, 40, 6.4, '#e8692c', { opacity: 0.7 }) +
    repeat(9, (i) => line(-40 + i * 10, -86, -38 + i * 9.6, -80, brush.tone('#a9a4a0'), 1.2)) +
    repeat(4, (i) => ellipse(-24 + i * 16, -87 + (i % 2) * 2, 8, 3.6, brush.tone('#7a3f26'))) +
    path('M-50 -96C-56 -140 20 -150 30 -134L-44 -92Z', brush.down('#2b2628')) +
    smoke
  )
})
