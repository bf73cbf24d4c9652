import type { Placement } from '@vowkit/sdk-core/vision'
import { outlineOf } from './outline.ts'

export interface PlacementPreviewProps {
  placement: Placement
  /** The photo's height divided by its width. */
  ratio: number
}

/** Draws the outlines of the arch, the aisle and the rows of chairs over the photo of the venue. */
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
      {/* Draws dark lines under the light ones, so that the outlines are visible on a bright photo. */}
      {['vk-placement__shade', 'vk-placement__line'].map((name) => (
        <path key={name} className={name} d={aisle + rows + arch} />
      ))}
    </svg>
  )
}
