import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { rect, tag } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

const WARMTH = 1.6

/** Draws warm light around the sun, then darkens the corners of the image. */
export function drawGrading(painter: Painter): string {
  const { sun, grade } = painter.light
  painter.define('warmth', () =>
    tag(
      'radialGradient',
      {
        id: 'warmth',
        cx: `${Math.round((sun?.x ?? 0.5) * 100)}%`,
        cy: `${Math.round((sun?.y ?? 0.3) * 100)}%`,
        r: '85%',
      },
      tag('stop', { offset: 0, 'stop-color': grade.highlight, 'stop-opacity': grade.highlightAlpha * WARMTH }) +
        tag('stop', { offset: 1, 'stop-color': grade.highlight, 'stop-opacity': 0 }),
    ),
  )
  painter.define('vignette', () =>
    tag(
      'radialGradient',
      { id: 'vignette', cx: '50%', cy: '48%', r: '75%' },
      tag('stop', { offset: 0.45, 'stop-color': grade.shadow, 'stop-opacity': 0 }) +
        tag('stop', { offset: 1, 'stop-color': grade.shadow, 'stop-opacity': grade.shadowAlpha }),
    ),
  )
  return (
    rect(0, 0, WIDTH, HEIGHT, 'url(#warmth)', { style: 'mix-blend-mode:screen' }) +
    rect(0, 0, WIDTH, HEIGHT, 'url(#vignette)', { style: 'mix-blend-mode:multiply' })
  )
}
