import { HAND_CUT } from '../scene/filters.ts'

/**
 * An address at which a drawn scene can be shown by an `<img>`.
 *
 * Its edges are left smooth: browsers displace pixel by pixel, which shows as teeth and takes long.
 * Whoever asks for it gives it back with `URL.revokeObjectURL`.
 */
export function toObjectUrl(svg: string): string {
  const smooth = svg.replace(` filter="${HAND_CUT}"`, '')
  return URL.createObjectURL(new Blob([smooth], { type: 'image/svg+xml' }))
}
