import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, ellipse, group, line, path, place, polygon, rect, repeat, turn } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawStringLights } from '../props/strand.ts'
import type { DrawStillLife } from './still-life.ts'

const STAGE = '#2b1c3a'
const WARM = '#ffb45e'
const SPOTLIGHTS = 9
const GOWN =
  'M-20 -138C-30 -110 -22 -92 -18 -84C-60 -40 -84 10 -92 60Q0 84 92 60C84 10 60 -40 18 -84C22 -92 30 -110 20 -138Q0 -148 -20 -138Z'
const SUIT = 'M-27 -136Q0 -150 27 -136L32 -60L24 60H4L0 -44L-4 60H-24L-32 -60Z'

/** Draws a dance floor with spotlights, a couple in the light and a crowd in the dark. */
export const drawMusic: DrawStillLife = (painter) =>
  rect(0, 0, WIDTH, HEIGHT, painter.gradient(painter.tone(STAGE), painter.tone('#45244a'))) +
  painter.layer('spotlights', () => repeat(SPOTLIGHTS, (i) => drawSpotlight(painter, WIDTH * (0.06 + i * 0.11)))) +
  drawStringLights(
    painter,
    [
      [-30, 90],
      [CENTRE, 150],
    ],
    60,
    12,
    1.3,
  ) +
  drawStringLights(
    painter,
    [
      [CENTRE, 150],
      [WIDTH + 30, 90],
    ],
    60,
    12,
    1.3,
  ) +
  drawFloor(painter) +
  painter.layer('crowd', () => drawCrowd(painter)) +
  painter.layer('confetti', () => drawConfetti(painter))

function drawSpotlight(painter: Painter, x: number): string {
  const { random, spec } = painter
  const beam = [
    [x - 8, 0],
    [x + 8, 0],
    [x + random.range(-260, 300), HEIGHT],
    [x + random.range(-420, 40), HEIGHT],
  ] as const
  const colour = random.pick([spec.palette[0], spec.palette[1], WARM])
  painter.glow(x, 32, 70, '#ffd08a', 0.9)
  return (
    group(
      { opacity: 0.34, style: 'mix-blend-mode:screen' },
      polygon(beam, painter.gradient(colour, STAGE, { opacity: [0.9, 0] })),
    ) + rect(x - 14, 0, 28, 30, '#140d1c')
  )
}

function drawFloor(painter: Painter): string {
  const floor = ellipse(CENTRE, HEIGHT * 0.96, WIDTH * 0.7, 150, painter.gradient('#6a3a4a', '#2a1626'))
  return painter.layer('floor', () => {
    const { random, spec } = painter
    const sparkle = repeat(30, () => {
      const colour = random.pick(['#ffcf86', spec.palette[0], '#fff2cf'])
      return ellipse(
        WIDTH * random.next(),
        HEIGHT * random.range(0.86, 1),
        random.range(10, 40),
        random.range(2, 7),
        colour,
        { opacity: 0.3 },
      )
    })
    return floor + sparkle
  })
}

function drawFigure(x: number, y: number, scale: number, colour: string, isGown: boolean): string {
  const arms = isGown
    ? line(18, -128, 54, -176, colour, 13)
    : line(26, -126, 62, -86, colour, 14) + line(-26, -126, -52, -170, colour, 13)
  return group(
    { transform: place(x, y, 0, scale) },
    circle(0, -160, 19, colour) + path(isGown ? GOWN : SUIT, colour) + arms,
  )
}

function drawCrowd(painter: Painter): string {
  const { random, spec } = painter
  const dark = painter.tone('#1a1024')
  const behind = repeat(22, (i) => {
    const x = WIDTH * (i / 21) + random.range(-20, 20)
    const y = HEIGHT * 0.9 + random.range(-20, 20)
    return drawFigure(
      x,
      y,
      random.range(0.7, 0.9),
      mix(dark, spec.palette[0], random.range(0.05, 0.25)),
      random.next() < 0.5,
    )
  })
  painter.glow(CENTRE, HEIGHT * 0.62, 420, WARM, 0.7)
  const couple =
    drawFigure(WIDTH * 0.475, HEIGHT * 0.9, 1.75, lighten('#241826', 0.06), false) +
    drawFigure(WIDTH * 0.535, HEIGHT * 0.905, 1.68, painter.tone('#fff4e6'), true)
  const before = repeat(26, (i) => {
    const x = WIDTH * (i / 25) + random.range(-20, 20)
    return drawFigure(x, HEIGHT * 1.1 + random.range(-10, 20), random.range(1.1, 1.4), '#120a18', random.next() < 0.5)
  })
  return behind + couple + before
}

function drawConfetti(painter: Painter): string {
  const { random, spec } = painter
  return repeat(80, () => {
    const x = random.next() * WIDTH
    const y = random.next() * HEIGHT * 0.8
    const colour = random.pick([...spec.palette, '#ffd98c', '#ffffff'])
    return rect(x, y, random.range(4, 10), random.range(2, 6), colour, {
      transform: turn(random.next() * 180, x, y),
      opacity: 0.8,
    })
  })
}
