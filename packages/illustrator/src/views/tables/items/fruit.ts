import { circle, d, ellipse, line, path, repeat, stroke, turn } from '../../../base/svg.ts'
import type { Brush } from '../../../objects/brush.ts'
import { itemShadow, type TableItem } from './item.ts'

const LEAF = '#5f7f45'

function leafOn(brush: Brush, x: number, y: number, lean: number): string {
  return ellipse(x + 2, y, 2.6, 1, brush.tone(LEAF, lean > 0 ? 0.04 : 0), { transform: turn(lean, x, y) })
}

export const lemon: TableItem = {
  width: 9,
  usual: 9,
  draw: (brush, index) => {
    const skin = brush.ownColour(['#f3ca3e', '#f7d75a', '#efc02f'][index % 3] as string)
    const side = index % 2 ? 1 : -1
    return (
      itemShadow(brush, 4.2) +
      path(
        d`M${side * 3.4} -4.4q${side * 1.6} 0.2 ${side * 1.7} 1.2q${side * -0.2} 1 ${side * -1.8} 1Z`,
        brush.tone(skin, -0.06),
      ) +
      brush.ball(0, -3.1, 4.2, skin, 0.76) +
      (index % 2 ? leafOn(brush, -3, -5, -24) : '')
    )
  },
}

export const orange: TableItem = {
  width: 9,
  usual: 8,
  draw: (brush, index) =>
    itemShadow(brush, 4) +
    brush.ball(0, -3.6, 4, brush.ownColour(['#f0953a', '#ee8528', '#f3a548'][index % 3] as string), 0.95) +
    (index % 2 ? leafOn(brush, -0.4, -7.2, -18) : circle(0.4, -6.6, 0.4, brush.tone('#7a5a2c'))),
}

/** A whole fig, or a fig that is cut open. */
export const fig: TableItem = {
  width: 7,
  usual: 7,
  draw: (brush, index) => {
    const skin = brush.ownColour('#5a3254')
    const body = path(
      'M0 -7.4C0.8 -6 3.4 -4.8 3.4 -2.6C3.4 -0.7 1.8 0.3 0 0.3S-3.4 -0.7 -3.4 -2.6C-3.4 -4.8 -0.8 -6 0 -7.4Z',
      brush.across(skin, 0.07),
    )
    const stripes = stroke('M-0.3 -6.2Q-1.8 -3.6 -1.4 -0.4M0.7 -5.8Q1.9 -3.6 1.5 -0.8', brush.tone(skin, 0.1), 0.25, {
      opacity: 0.8,
    })
    if (index % 3 !== 1)
      return itemShadow(brush, 3.2) + body + stripes + line(0, -7.2, 0.3, -8.2, brush.tone('#7f8f54'), 0.8)
    const seeds = repeat(12, (i) =>
      circle(
        Math.cos(i * 2.4) * (0.5 + i * 0.11),
        -2.7 + Math.sin(i * 2.4) * (0.5 + i * 0.11),
        0.24,
        brush.tone('#f3d9a4'),
      ),
    )
    return (
      itemShadow(brush, 3.2) +
      body +
      ellipse(0, -2.7, 2.9, 2.7, brush.tone('#f0e2cf')) +
      ellipse(0, -2.7, 2.3, 2.1, brush.tone('#c2485a')) +
      ellipse(0, -2.7, 1.2, 1, brush.tone('#a3344a')) +
      seeds
    )
  },
}

/** A bunch of grapes that hangs over a small heap. */
export const grapeBunch: TableItem = {
  width: 15,
  usual: 4,
  draw: (brush, index) => {
    const skin = brush.ownColour(index % 2 ? '#8ea354' : '#5a2f55')
    const rows = [4, 5, 4, 3, 2, 1]
    return (
      itemShadow(brush, 7) +
      line(-5.4, -8, -8, -10.4, brush.tone('#7a6a3e'), 0.7) +
      rows
        .map((count, row) =>
          repeat(count, (i) =>
            brush.ball(
              -4.6 + row * 2.1 + (i % 2) * 0.5,
              -7.6 + row * 0.75 + (i - (count - 1) / 2) * 2 + 1.4,
              1.5,
              skin,
            ),
          ),
        )
        .join('')
    )
  },
}

/** A whole pomegranate, or one that is cut open. */
export const pomegranate: TableItem = {
  width: 11,
  usual: 5,
  draw: (brush, index) => {
    const skin = brush.ownColour('#b23a3f')
    const crown = path('M-1.5 -9.2L-2 -11.4L-0.6 -10.4L0 -11.8L0.6 -10.4L2 -11.4L1.5 -9.2Z', brush.tone(skin, -0.06))
    const whole = itemShadow(brush, 5) + brush.ball(0, -4.7, 4.9, skin, 0.96) + crown
    if (index % 3 !== 1) return whole
    const seeds = repeat(20, (i) => {
      const reach = Math.sqrt((i + 0.5) / 20) * 3.2
      return ellipse(
        Math.cos(i * 2.4) * reach,
        -4.4 + Math.sin(i * 2.4) * reach * 0.9,
        0.62,
        0.5,
        brush.tone('#c01f3c', (i % 3) * 0.04),
      )
    })
    return whole + ellipse(0, -4.4, 4.1, 3.8, brush.tone('#f3e2c4')) + seeds
  },
}

export const pear: TableItem = {
  width: 8,
  usual: 5,
  draw: (brush, index) => {
    const skin = brush.ownColour(index % 2 ? '#bcbb55' : '#cfc765')
    const body =
      'M0 -11C1.8 -11 1.9 -8.6 2.4 -7C3 -5.4 4 -4.6 4 -2.8C4 -0.8 2.2 0.3 0 0.3S-4 -0.8 -4 -2.8C-4 -4.6 -3 -5.4 -2.4 -7C-1.9 -8.6 -1.8 -11 0 -11Z'
    return (
      itemShadow(brush, 3.8) +
      path(body, brush.across(skin, 0.07)) +
      ellipse(-1.4, -3.4, 1, 1.7, brush.tone(skin, 0.1), { opacity: 0.7 }) +
      line(0, -10.8, 0.6, -12.8, brush.tone('#6b4a2c'), 0.6)
    )
  },
}

/** A small bowl of berries. */
export const berryBowl: TableItem = {
  width: 12,
  usual: 3,
  draw: (brush) => {
    const skins = ['#b3243c', '#4a2a56', '#c8405a', '#35406e']
    const berries = repeat(13, (i) =>
      brush.ball(
        -4 + (i % 5) * 2,
        -5.2 - Math.floor(i / 5) * 1.2,
        1.3,
        brush.ownColour(skins[i % skins.length] as string),
      ),
    )
    return (
      itemShadow(brush, 5) + berries + path('M-5.6 -5C-5 -1.4 -3 0 0 0S5 -1.4 5.6 -5Z', brush.across('#f4efe6', 0.06))
    )
  },
}

const MIXED = [pear, grapeBunch, orange, fig, pomegranate] as const

/** Fruit of several kinds. */
export const mixedFruit: TableItem = {
  width: 11,
  usual: 8,
  draw: (brush, index) => (MIXED[index % MIXED.length] as TableItem).draw(brush, index),
}
