import type { Placement } from '@vowkit/sdk-core/vision'
import { outlineOf } from './outline.ts'

export interface PlacementPreviewProps {
  placement: Placement
  /** The photo's height divided by its width. */
  ratio: number
}

/** Outlines of the arch, the aisle and the rows of chairs, over the photo. */
export function PlacementPreview({ placement, ratio }: PlacementPreviewProps) {
  const { arch, aisle, rows } = outlineOf(placement, ratio)
  return (
    <svg
      className="vk-placement__preview"
      viewBox={`0 0 1000 ${Math.round(1000 * ratio)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="vk-placement__aisle" d={aisle} />
      {/* The dark lines keep the light ones visible on a bright photo. */}
      {['vk-placement__shade', 'vk-placement__line'].map((name) => (
        <path key={name} className={name} d={aisle + rows + arch} />
      ))}
    </svg>
  )
}
