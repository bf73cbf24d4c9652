import { circle, d, ellipse, line, path, polygon, rect, repeat, ring, stroke } from '../../base/svg.ts'
import type { Body } from '../../figures/body.ts'
import type { Brush } from '../../objects/brush.ts'

const BLACK = '#26222a'

/** Draws a camera in profile, aimed to the right. (x, y) is the centre of its body. */
function drawCameraSide(brush: Brush, x: number, y: number, size = 1): string {
  const s = size
  return (
    rect(x - 8 * s, y - 7 * s, 15 * s, 15 * s, brush.tone(BLACK, 0.04), { rx: 2 }) +
    rect(x - 5 * s, y - 10.5 * s, 9 * s, 5 * s, brush.tone(BLACK, 0.08), { rx: 1.5 }) +
    rect(x + 6 * s, y - 5.5 * s, 13 * s, 11 * s, brush.tone(BLACK, 0.1)) +
    rect(x + 16 * s, y - 6.8 * s, 5 * s, 13.6 * s, brush.tone(BLACK, -0.02), { rx: 1.5 }) +
    line(x + 9 * s, y - 5 * s, x + 9 * s, y + 5 * s, brush.tone('#8d8790'), 1) +
    ellipse(x + 21.4 * s, y, 1.4 * s, 5.6 * s, brush.tone('#7f9fb4'))
  )
}

/** A camera in front of the face of a person who aims. */
export const heldCamera = (brush: Brush, { head }: Body): string =>
  drawCameraSide(brush, head.rx + 11, head.y + 1) +
  stroke(d`M${head.rx + 4} ${head.y + 7}Q${head.rx - 4} ${head.y + 34} 2 ${head.y + 24}`, brush.tone('#6b4a35'), 2)

/** A camera on a stabiliser with two handles. */
export const heldStabiliser = (brush: Brush, { y }: Body): string =>
  stroke(d`M30 ${y.waist - 12}V${y.bust - 2}M18 ${y.waist - 8}H44`, brush.tone('#4a444c'), 4) +
  stroke(d`M44 ${y.waist - 8}V${y.bust - 12}H36`, brush.tone('#4a444c'), 3.4) +
  drawCameraSide(brush, 32, y.bust - 14, 1.05) +
  rect(20, y.bust - 34, 3, 14, brush.tone(BLACK)) +
  rect(12, y.bust - 40, 18, 12, brush.tone(BLACK), { rx: 2 })

/** A small film camera with a pistol grip. */
export const heldFilmCamera = (brush: Brush, { head }: Body): string => {
  const [x, y] = [head.rx + 14, head.y + 2]
  return (
    rect(x - 10, y - 8, 24, 17, brush.tone('#5a5560'), { rx: 4 }) +
    rect(x - 10, y - 8, 24, 6, brush.tone('#cfc7bd'), { rx: 3 }) +
    rect(x + 13, y - 5, 9, 10, brush.tone(BLACK)) +
    ellipse(x + 22, y, 1.6, 5, brush.tone('#7f9fb4')) +
    path(d`M${x - 2} ${y + 8}H${x + 7}L${x + 4} ${y + 26}H${x - 3}Z`, brush.tone(BLACK))
  )
}

/** A camera on a tripod, aimed to the right. */
export function tripodCamera(brush: Brush): string {
  return (
    brush.shadow(34) +
    stroke('M0 -122L-30 0M0 -122L30 0M0 -122L8 4', brush.tone('#3b353a'), 4.4) +
    line(-14, -62, 16, -62, brush.tone('#5a5358'), 2.4) +
    rect(-6, -132, 12, 14, brush.tone('#3b353a')) +
    drawCameraSide(brush, 0, -142, 1.45)
  )
}

/** A wooden view camera with bellows and a cloth, on a tripod. */
export function viewCamera(brush: Brush): string {
  const folds = repeat(6, (i) =>
    path(
      d`M${-6 + i * 5} ${-164 + i * 2.4}L${-3.5 + i * 5} ${-162 + i * 2.4}V${-124 - i * 2.4}L${-6 + i * 5} ${-122 - i * 2.4}Z`,
      brush.tone('#4c2f33', i % 2 ? 0.05 : -0.03),
    ),
  )
  return (
    brush.shadow(40) +
    stroke('M0 -112L-36 0M0 -112L36 0M0 -112L6 4', brush.tone('#8a5f3c'), 6) +
    rect(-24, -118, 60, 8, brush.tone('#a8743f')) +
    rect(-18, -168, 12, 50, brush.down('#a8743f'), { rx: 2 }) +
    folds +
    rect(24, -158, 8, 40, brush.down('#a8743f'), { rx: 2 }) +
    rect(32, -147, 11, 18, brush.tone('#c9a24f')) +
    ellipse(43, -138, 3, 8, brush.tone('#3a4a58')) +
    path(
      'M-18 -172C-40 -170 -52 -150 -56 -110C-44 -116 -34 -114 -28 -104C-26 -124 -20 -140 -14 -150Z',
      brush.down('#2b2530'),
    )
  )
}

/** A soft light on a stand. `facing` is the direction of its light. */
export const softbox = (facing: 1 | -1) => (brush: Brush) => {
  brush.painter.glow(facing * 20, -190, 120, '#fff3d8', 0.4)
  return (
    brush.shadow(26) +
    stroke('M0 -20L-26 0M0 -20L26 0M0 0V-176', brush.tone('#35303a'), 3.6) +
    path(d`M${-facing * 12} -202L${facing * 26} -234V-150L${-facing * 12} -180Z`, brush.tone('#2b2730')) +
    path(d`M${facing * 26} -234L${facing * 38} -228V-156L${facing * 26} -150Z`, '#fff9ea')
  )
}

/** A roll of backdrop paper between two stands, which runs out on the floor. */
export const paperBackdrop = (colour: string) => (brush: Brush) =>
  [-150, 150].map((x) => line(x, 0, x, -268, brush.tone('#35303a'), 5)).join('') +
  rect(-158, -276, 316, 14, brush.across('#b9a892'), { rx: 6 }) +
  path(
    'M-142 -268H142V-30Q146 30 196 96H-196Q-146 30 -142 -30Z',
    brush.painter.gradient(brush.tone(colour, 0.02), brush.tone(colour, -0.05)),
  ) +
  path('M-142 -40Q0 -10 142 -40Q146 20 170 60H-170Q-146 20 -142 -40Z', brush.tone(colour, 0.05), { opacity: 0.5 })

/** A drone with four rotors. */
export function drone(brush: Brush): string {
  const arm = (x: number, y: number) =>
    line(0, 0, x, y, brush.tone('#55505a'), 4) +
    ellipse(x, y - 5, 26, 4, brush.tone('#d9d4d0'), { opacity: 0.6 }) +
    rect(x - 2.5, y - 7, 5, 9, brush.tone(BLACK))
  return (
    arm(-42, -8) +
    arm(42, -8) +
    arm(-30, 8) +
    arm(30, 8) +
    path('M-20 -8H20L16 10H-16Z', brush.down('#efece8')) +
    rect(-7, 10, 14, 10, brush.tone(BLACK), { rx: 2 }) +
    circle(0, 16, 4, brush.tone('#6f8fa4')) +
    circle(15, 2, 2, '#ff6a5a')
  )
}

/** A remote control in the hands of a person seen from the front. */
export const heldRemote = (brush: Brush, { y }: Body): string =>
  rect(-13, y.waist - 22, 26, 13, brush.tone('#3a353c'), { rx: 3 }) +
  line(-8, y.waist - 22, -10, y.waist - 36, brush.tone(BLACK), 1.6) +
  rect(-6, y.waist - 20, 12, 8, brush.tone('#a9c6d6'))

/** A camera crane: a long arm on a dolly, with a camera that hangs from its end. */
export function crane(brush: Brush): string {
  return (
    brush.shadow(60, -20) +
    [-52, 14].map((x) => circle(x, -10, 11, brush.tone(BLACK)) + circle(x, -10, 4, brush.tone('#9a9398'))).join('') +
    rect(-64, -26, 92, 9, brush.tone('#4a444c')) +
    polygon(
      [
        [-30, -24],
        [-6, -24],
        [-12, -128],
        [-24, -128],
      ],
      brush.down('#5a545c'),
    ) +
    line(-96, -96, 236, -246, brush.tone('#4a444c'), 7) +
    line(-90, -108, 230, -254, brush.tone('#6a646c'), 2.4) +
    repeat(12, (i) => line(-80 + i * 26, -104 - i * 11.8, -70 + i * 26, -114 - i * 11.8, brush.tone('#6a646c'), 2)) +
    rect(-124, -104, 32, 26, brush.tone(BLACK), { rx: 3 }) +
    line(236, -246, 236, -226, brush.tone('#4a444c'), 4) +
    drawCameraSide(brush, 240, -216, 1.6)
  )
}

/** A cinema screen on poles that shows a couple. `scene` draws the picture in a frame of 300 × 170 cm. */
export const screen = (scene: (brush: Brush) => string) => (brush: Brush) => {
  brush.painter.glow(0, -190, 260, '#fff3d6', 0.35)
  return (
    [-158, 158].map((x) => line(x, 0, x, -296, brush.tone('#4a3a34'), 6)).join('') +
    rect(-156, -290, 312, 182, brush.tone('#2b2530')) +
    rect(-150, -284, 300, 170, brush.painter.gradient('#fbe9c8', '#e9b98a')) +
    scene(brush)
  )
}

/** A projector on a stand, which shines to the left and away. */
export function projector(brush: Brush): string {
  return (
    stroke('M0 -80L-22 0M0 -80L22 0', brush.tone('#3b353a'), 4) +
    rect(-26, -104, 52, 26, brush.down('#5a545c'), { rx: 4 }) +
    [-12, 14]
      .map((x) => ring(x, -122, 15, brush.tone('#3b353a'), 5) + circle(x, -122, 4, brush.tone('#9a9398')))
      .join('') +
    circle(-24, -90, 6, '#fff6dc')
  )
}
