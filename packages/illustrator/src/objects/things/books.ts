import { d, line, path, rect, repeat } from '../../base/svg.ts'
import { drawCandle } from '../../props/candle.ts'
import { createObject } from '../brush.ts'

const BINDINGS = ['#7a2f3a', '#2f4f4a', '#b58a44', '#3c4a6b', '#8a5a3f', '#d9cbb0'] as const

/** A stack of old books with an open one, flowers and a candle. */
export const books = createObject(
  'group',
  [0.7, 0.7],
  (brush) => {
    const stack = repeat(6, (i) => {
      const width = 52 - ((i * 7) % 13)
      const [x, y] = [((i * 5) % 9) - 4, -i * 8]
      const colour = brush.detail.colour ?? (BINDINGS[i % BINDINGS.length] as string)
      return (
        rect(x - width / 2 + 2, y - 7, width - 1, 5.6, brush.tone('#f3ead6')) +
        rect(x - width / 2, y - 8, width, 1.8, brush.tone(colour, 0.05)) +
        rect(x - width / 2, y - 1.8, width, 1.8, brush.tone(colour, -0.04)) +
        path(
          d`M${x - width / 2} ${y - 8}Q${x - width / 2 - 4} ${y - 4} ${x - width / 2} ${y}L${x - width / 2 + 5} ${y}Q${x - width / 2 + 1} ${y - 4} ${x - width / 2 + 5} ${y - 8}Z`,
          brush.tone(colour),
        ) +
        line(x - width / 2 + 9, y - 7, x - width / 2 + 9, y - 1, brush.tone('#d9b45a'), 1)
      )
    })
    const open =
      path(
        'M-2 -50C-10 -58 -24 -58 -32 -54L-34 -48C-24 -52 -10 -52 -2 -47C6 -52 20 -52 30 -48L28 -54C20 -58 6 -58 -2 -50Z',
        brush.tone('#fbf5e6'),
      ) + line(-2, -50, -2, -47, brush.tone('#b5a68c'), 1)
    return (
      brush.shadow(34) +
      stack +
      open +
      brush.flowers(14, -58, 13, { count: 6, sprays: 6 }) +
      drawCandle(brush.painter, -38, 2, 0.42)
    )
  },
  8,
)
