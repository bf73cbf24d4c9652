import { tag } from '../base/svg.ts'

/** Values of the SVG `filter` attribute: blurs of increasing strength, and the shadow under a still life. */
export const SOFT = 'url(#soft)'
export const BROAD = 'url(#broad)'
export const OUT_OF_FOCUS = 'url(#out-of-focus)'
export const SHADOW = 'url(#shadow)'

function blur(id: string, margin: number, deviation: number): string {
  const region = { x: `-${margin}%`, y: `-${margin}%`, width: `${100 + 2 * margin}%`, height: `${100 + 2 * margin}%` }
  return tag('filter', { id, ...region }, tag('feGaussianBlur', { stdDeviation: deviation }))
}

/** Returns the SVG filter definitions that scenes use. */
export function drawFilters(): string {
  const shadow = tag('feDropShadow', {
    dx: 8,
    dy: 14,
    stdDeviation: 14,
    'flood-color': '#2a1224',
    'flood-opacity': '.28',
  })
  return (
    blur('soft', 30, 8) +
    blur('broad', 20, 26) +
    blur('out-of-focus', 20, 5) +
    tag('filter', { id: 'shadow', x: '-10%', y: '-10%', width: '120%', height: '120%' }, shadow)
  )
}
