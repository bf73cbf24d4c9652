import { rework } from './rework.ts'
import type { WebpImage } from './webp-image.ts'

/** Image width in pixels at which the pattern has its original size. */
const NATURAL_WIDTH = 1536
/** Smallest scale at which the rings are distinguishable. */
const MIN_SCALE = 0.35

/** Returns the image with the free plan's watermark: pairs of rings and lines across the whole image. */
export function markForFreePlan(bytes: Uint8Array): Promise<WebpImage> {
  return rework(bytes, async (image) => {
    const { autoOrient } = await image.metadata()
    return image.composite([{ input: Buffer.from(pattern(autoOrient.width, autoOrient.height)) }])
  })
}

function pattern(width: number, height: number): string {
  const scale = Math.max(MIN_SCALE, width / NATURAL_WIDTH)
  // The dark copy, slightly lower, is visible on a white dress. The light one is visible at night.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <g id="mark" fill="none" stroke-width="4">
      <circle cx="66" cy="70" r="20"/><circle cx="92" cy="70" r="20"/><path d="M128 58h110M128 82h76"/>
      <circle cx="256" cy="185" r="20"/><circle cx="282" cy="185" r="20"/><path d="M318 173h44M318 197h30"/>
    </g>
    <pattern id="marks" width="380" height="230" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-24) scale(${scale})">
      <use href="#mark" y="4" stroke="#1c1520" stroke-opacity=".16"/>
      <use href="#mark" stroke="#fff" stroke-opacity=".2"/>
    </pattern>
  </defs>
  <rect width="100%" height="100%" fill="url(#marks)"/>
</svg>`
}
