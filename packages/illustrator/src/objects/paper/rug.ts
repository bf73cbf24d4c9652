import { d, ellipse, line, path, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

/** A patterned rug that lies on the ground. */
export const rug = createObject('ground', [3, 0.6], (brush) => drawRug(brush, brush.ownColour('#a8403a')))

function drawRug(brush: Brush, colour: string): string {
  const frame = (inset: number, fill: string) => {
    const [near, far, y1, y2] = [166 - inset * 1.1, 118 - inset * 0.8, 26 - inset * 0.26, -30 + inset * 0.24]
    return path(d`M${-near} ${y1}L${-far} ${y2}H${far}L${near} ${y1}Z`, fill)
  }
  const fringe = repeat(34, (i) => {
    const t = i / 33
    return [-1, 1]
      .map((side) =>
        line(side * (166 - t * 48), 26 - t * 56, side * (174 - t * 49), 27 - t * 56, brush.tone('#f1e6d2'), 1.6),
      )
      .join('')
  })
  const medallions = repeat(3, (i) => {
    const x = (i - 1) * 66
    return (
      ellipse(x, -3, 26, 9, brush.tone('#e8c98a')) +
      ellipse(x, -3, 19, 6.4, brush.tone(colour, -0.1)) +
      ellipse(x, -3, 9, 3, brush.tone('#f3e3c4'))
    )
  })
  return (
    fringe +
    frame(0, brush.tone('#3c4a5e')) +
    frame(8, brush.tone('#e8c98a')) +
    frame(13, brush.tone(colour)) +
    frame(30, brush.tone(colour, -0.05)) +
    repeat(
      12,
      (i) =>
        ellipse(-118 + i * 21.5, 17, 4, 1.8, brush.tone('#e8c98a')) +
        ellipse(-96 + i * 17.5, -22, 3, 1.3, brush.tone('#e8c98a')),
    ) +
    medallions
  )
}
