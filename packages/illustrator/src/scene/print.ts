import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, path, rect, repeat } from '../base/svg.ts'
import { hasCamera } from '../compose/cameras.ts'
import type { Painter } from '../painter/painter.ts'

const GREY = '#808080'
const BROWN = '#a8834f'
const FADED = '#c79a62'
const PAPER = '#fbf9f4'
const TABLE = '#cdbfb2'
/** The paper of an instant photo, and the image on it. */
const CARD = { left: 262, top: 18, right: WIDTH - 262, bottom: HEIGHT - 18 }
const IMAGE = { left: 312, top: 68, right: WIDTH - 312, bottom: HEIGHT - 172 }
const NEGATIVE = { left: 18, top: 18, right: WIDTH - 18, bottom: HEIGHT - 18 }
const SPECKS = 90
const COLOUR = 'mix-blend-mode:color'

/** Draws how the image is printed: its colours, its grain and its border. */
export function drawPrint(painter: Painter): string {
  const { spec } = painter
  const whole = (fill: string, opacity = 1, style?: string) => rect(0, 0, WIDTH, HEIGHT, fill, { opacity, style })
  return (
    (hasCamera(spec, 'black-and-white') ? whole(GREY, 1, COLOUR) : '') +
    (hasCamera(spec, 'sepia') ? whole(BROWN, 1, COLOUR) + whole('#f3e2c0', 0.14) : '') +
    (hasCamera(spec, 'film')
      ? whole(FADED, 0.34, COLOUR) + whole('#4a3c46', 0.16, 'mix-blend-mode:screen') + drawSpecks(painter)
      : '') +
    (hasCamera(spec, 'polaroid') ? whole(FADED, 0.2, COLOUR) + drawBorder() : '')
  )
}

/** Draws dust and the dark rounded edge of a negative. */
function drawSpecks(painter: Painter): string {
  const specks = painter.layer('specks', () =>
    repeat(SPECKS, () => {
      const { random } = painter
      return circle(random.next() * WIDTH, random.next() * HEIGHT, random.range(0.8, 2.4), '#fffaf0', {
        opacity: random.range(0.2, 0.6),
      })
    }),
  )
  return specks + frameAround(NEGATIVE, 26, '#171316')
}

function drawBorder(): string {
  const width = IMAGE.right - IMAGE.left
  return (
    frameAround(IMAGE, 4, PAPER) +
    frameAround(CARD, 10, TABLE) +
    rect(IMAGE.left, IMAGE.top, width, 4, '#000000', { opacity: 0.16 }) +
    rect(CARD.left, CARD.bottom, CARD.right - CARD.left, 7, '#000000', { opacity: 0.18 })
  )
}

/** Fills the canvas around a rectangle with rounded corners. */
function frameAround({ left, top, right, bottom }: typeof CARD, r: number, colour: string): string {
  const inner = `M${left + r} ${top}H${right - r}Q${right} ${top} ${right} ${top + r}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${left + r}Q${left} ${bottom} ${left} ${bottom - r}V${top + r}Q${left} ${top} ${left + r} ${top}Z`
  return path(`M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z${inner}`, colour, { 'fill-rule': 'evenodd' })
}
