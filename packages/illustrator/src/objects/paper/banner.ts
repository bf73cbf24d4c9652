import { circle, line, repeat } from '../../base/svg.ts'
import { createObject } from '../brush.ts'
import { drawBannerCloth } from '../light/effects.ts'
import { drawWords } from '../words/draw-words.ts'

/** A cloth banner with words between two poles, and a string of tin cans. */
export const banner = createObject('beside', [2.6, 2.3], (brush) => {
  const cloth = brush.ownColour('#fbf5ea')
  return (
    brush.shadow(20, -118) +
    brush.shadow(20, 118) +
    [-122, 122]
      .map((x) => line(x, 0, x, -216, brush.tone('#8a6242'), 5) + circle(x, -220, 5, brush.tone('#d8b15c')))
      .join('') +
    drawBannerCloth(brush, 118, -206, 62, cloth) +
    drawWords(brush.painter, brush.detail.text ?? 'Just Married', {
      x: 0,
      y: -168,
      width: 186,
      height: 34,
      colour: brush.tone('#8a2f3c'),
      slant: 0.2,
      weight: 0.1,
    }) +
    repeat(2, (i) => brush.flowers(i ? 116 : -116, -204, 20, { count: 7, sprays: 8 }))
  )
})
