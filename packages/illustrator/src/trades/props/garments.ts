import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import type { Body } from '../../figures/body.ts'
import type { Brush } from '../../objects/brush.ts'

/** A dressmaker's stand with a gown. `isWide` draws a full skirt. */
export const dressForm =
  (colour: string, isWide = true, trim?: string) =>
  (brush: Brush) => {
    const hem = isWide ? 66 : 40
    const folds = repeat(7, (i) => {
      const share = (i - 3) / 3
      return stroke(d`M${share * 11} -98Q${share * 26} -56 ${share * hem * 0.9} -8`, brush.tone(colour, -0.07), 1.6, {
        opacity: 0.7,
      })
    })
    const band = trim
      ? stroke(d`M${-hem} -9Q0 3 ${hem} -9`, brush.tone(trim), 6) +
        repeat(9, (i) =>
          circle(-hem + 8 + (i * (2 * hem - 16)) / 8, -20 + Math.sin((i / 8) * Math.PI) * 6, 2.4, brush.tone(trim)),
        ) +
        path('M-12 -100Q0 -94 12 -100V-94Q0 -88 -12 -94Z', brush.tone(trim))
      : ''
    return (
      brush.shadow(hem) +
      line(0, -10, 0, -146, brush.tone('#5a4038'), 4) +
      brush.ball(0, -152, 5, '#8a5f3c') +
      path(
        d`M-12 -98C-20 -70 ${-hem * 0.8} -40 ${-hem} -8Q0 6 ${hem} -8C${hem * 0.8} -40 20 -70 12 -98Z`,
        brush.across(colour, 0.06),
      ) +
      folds +
      path(
        'M-15 -136C-17 -122 -13 -108 -12 -97Q0 -92 12 -97C13 -108 17 -122 15 -136Q8 -130 0 -133Q-8 -130 -15 -136Z',
        brush.across(colour, 0.05),
      ) +
      band
    )
  }

/** A tailor's bust with a jacket, waistcoat and tie. */
export const suitForm = (colour: string, lapel: string, tie: string) => (brush: Brush) =>
  brush.shadow(28) +
  stroke('M0 -70V-6M0 -8L-24 0M0 -8L24 0', brush.tone('#5a4038'), 4.4) +
  path('M-9 -160Q0 -166 9 -160L7 -150H-7Z', brush.tone('#d9c7ae')) +
  brush.ball(0, -166, 5, '#8a5f3c') +
  path('M-30 -144Q-10 -156 0 -152Q10 -156 30 -144L34 -112L26 -60Q0 -54 -26 -60L-34 -112Z', brush.across(colour, 0.07)) +
  path('M-9 -153L0 -100L9 -153Q0 -148 -9 -153Z', brush.tone('#fdfaf4')) +
  path('M-3 -148H3L5 -116L0 -106L-5 -116Z', brush.tone(tie)) +
  path('M-10 -154L-20 -132L-2 -96L0 -100Z', brush.tone(lapel)) +
  path('M10 -154L20 -132L2 -96L0 -100Z', brush.tone(lapel, -0.03)) +
  line(0, -98, 0, -58, brush.tone(colour, -0.1), 1.4) +
  [-88, -76].map((y) => circle(3.4, y, 1.7, brush.tone(lapel, -0.1))).join('') +
  brush.flowers(17, -128, 6, { count: 3, sprays: 3 })

/** A rail with dresses on hangers. */
export const dressRail = (colours: readonly string[]) => (brush: Brush) => {
  const gap = 230 / colours.length
  const dresses = colours.map((colour, i) => {
    const x = -115 + gap * (i + 0.5)
    const hem = gap * 0.62
    const long = -36 + (i % 3) * 8
    return (
      stroke(d`M${x} -186V-178M${x - 11} -170Q${x} -182 ${x + 11} -170`, brush.tone('#8a6242'), 2.4) +
      path(
        d`M${x - 11} -172Q${x} -164 ${x + 11} -172L${x + 8} -136C${x + 10} -104 ${x + hem * 0.7} -70 ${x + hem} ${long}Q${x} ${long + 8} ${x - hem} ${long}C${x - hem * 0.7} -70 ${x - 10} -104 ${x - 8} -136Z`,
        brush.across(colour, 0.06),
      ) +
      stroke(
        d`M${x - 4} -132Q${x - 6} -90 ${x - hem * 0.45} ${long}M${x + 4} -132Q${x + 6} -90 ${x + hem * 0.45} ${long}`,
        brush.tone(colour, -0.06),
        1.4,
      ) +
      stroke(d`M${x - 8} -137H${x + 8}`, brush.tone(colour, -0.1), 2.4)
    )
  })
  return (
    brush.shadow(136) +
    stroke('M-130 0V-188M130 0V-188M-150 0H-110M110 0H150', brush.tone('#c9a24f'), 5) +
    line(-134, -188, 134, -188, brush.tone('#c9a24f'), 5) +
    dresses.join('')
  )
}

/** A washing line with dyed frocks, between two posts. */
export const washingLine = (colours: readonly string[]) => (brush: Brush) => {
  const frocks = colours.map((colour, i) => {
    const x = -236 + (i * 472) / (colours.length - 1)
    const y = -226 + Math.sin((i / (colours.length - 1)) * Math.PI) * 24
    const sway = 10
    return (
      path(
        d`M${x - 15} ${y}L${x - 12} ${y + 40}C${x - 20} ${y + 76} ${x - 28} ${y + 110} ${x - 34 + sway} ${y + 156}Q${x + sway} ${y + 168} ${x + 34 + sway} ${y + 154}C${x + 26} ${y + 110} ${x + 18} ${y + 76} ${x + 12} ${y + 40}L${x + 15} ${y}Q${x} ${y + 12} ${x - 15} ${y}Z`,
        brush.across(colour, 0.06),
      ) +
      stroke(
        d`M${x - 4} ${y + 44}Q${x - 6} ${y + 100} ${x - 10 + sway} ${y + 158}M${x + 5} ${y + 44}Q${x + 10} ${y + 100} ${x + 14 + sway} ${y + 156}`,
        brush.tone(colour, -0.06),
        1.6,
      ) +
      stroke(d`M${x - 12} ${y + 40}Q${x} ${y + 45} ${x + 12} ${y + 40}`, brush.tone(colour, -0.1), 3) +
      [-13, 13].map((dx) => rect(x + dx - 2, y - 7, 4, 13, brush.tone('#c99a62'))).join('')
    )
  })
  return (
    brush.shadow(20, -290) +
    brush.shadow(20, 290) +
    [-290, 290].map((x) => rect(x - 6, -256, 12, 256, brush.across('#8a6242'))).join('') +
    stroke('M-290 -244Q0 -188 290 -244', brush.tone('#f3ede2'), 3) +
    frocks.join('')
  )
}

/** Shelves with hats above and boots below. */
export function hatWall(brush: Brush): string {
  const felt = ['#7a5335', '#d8c3a0', '#3a3236', '#a8743f', '#8f8a86', '#5b4636']
  const hat = (x: number, y: number, colour: string) =>
    path(
      d`M${x - 33} ${y - 6}Q${x - 20} ${y + 4} ${x} ${y + 3}Q${x + 20} ${y + 4} ${x + 33} ${y - 6}Q${x + 12} ${y - 4} ${x} ${y - 4}Q${x - 12} ${y - 4} ${x - 33} ${y - 6}Z`,
      brush.tone(colour, -0.04),
    ) +
    path(
      d`M${x - 18} ${y - 3}C${x - 18} ${y - 26} ${x - 12} ${y - 33} ${x - 5} ${y - 31}Q${x} ${y - 26} ${x + 5} ${y - 31}C${x + 12} ${y - 33} ${x + 18} ${y - 26} ${x + 18} ${y - 3}Z`,
      brush.across(colour, 0.07),
    ) +
    rect(x - 18, y - 11, 36, 6, brush.tone(colour, -0.13))
  const boot = (x: number, y: number, colour: string) =>
    path(
      d`M${x - 11} ${y - 52}Q${x} ${y - 46} ${x + 11} ${y - 52}L${x + 10} ${y - 18}L${x + 27} ${y - 9}Q${x + 31} ${y - 2} ${x + 25} ${y}H${x + 2}L${x} ${y - 5}L${x - 3} ${y}H${x - 11}Z`,
      brush.across(colour, 0.07),
    ) +
    stroke(
      d`M${x - 5} ${y - 40}Q${x} ${y - 30} ${x + 6} ${y - 40}M${x - 4} ${y - 28}Q${x + 1} ${y - 20} ${x + 6} ${y - 28}`,
      brush.tone('#f3dca6'),
      1.4,
    )
  const shelf = (y: number) =>
    rect(-196, y, 392, 9, brush.tone('#7a5236')) + rect(-196, y + 9, 392, 4, brush.tone('#5d3f2b'))
  return (
    shelf(-190) +
    shelf(-118) +
    shelf(-36) +
    repeat(5, (i) => hat(-150 + i * 75, -192, felt[i % 6] as string)) +
    repeat(5, (i) => hat(-150 + i * 75, -120, felt[(i + 3) % 6] as string)) +
    repeat(8, (i) => boot(-168 + i * 46, -37, felt[(Math.floor(i / 2) * 2 + 1) % 6] as string))
  )
}

/** A tape measure in the hands of a person who reaches. */
export const tape = (brush: Brush, { y }: Body): string =>
  stroke(d`M42 ${y.bust + 4}Q48 ${y.waist + 14} 40 ${y.waist - 4}`, brush.tone('#f3cb52'), 2.6) +
  stroke(d`M-6 ${y.neck + 4}Q2 ${y.bust} -2 ${y.waist - 6}`, brush.tone('#f3cb52'), 2.6)

/** Shelves with bolts of cloth. */
export const clothShelves = (colours: readonly string[]) => (brush: Brush) => {
  const rows = repeat(
    4,
    (row) =>
      repeat(6, (i) => {
        const [x, y] = [-150 + i * 50, -228 + row * 54]
        const colour = colours[(i * 3 + row * 2) % colours.length] as string
        return (
          rect(x + 2, y + 8, 46, 34, brush.across(colour, 0.06), { rx: 15 }) +
          ellipse(x + 25, y + 25, 8, 10, brush.tone(colour, -0.08)) +
          ellipse(x + 25, y + 25, 3, 4, brush.tone('#d9c7ae'))
        )
      }) + rect(-156, -184 + row * 54, 312, 8, brush.tone('#8a5f3c')),
  )
  return (
    rect(-160, -240, 320, 240, brush.tone('#5d4434')) +
    rect(-152, -232, 304, 226, brush.tone('#6f5340')) +
    rows +
    [-160, 152].map((x) => rect(x, -244, 9, 244, brush.tone('#8a5f3c'))).join('') +
    rect(-166, -250, 332, 11, brush.tone('#9a6f4a'))
  )
}
