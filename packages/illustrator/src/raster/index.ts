/** Entry point for Node, which draws images in worker threads. */
export { createRasterPool, type DrawJob, type RasterPool, type RasterPoolOptions } from './create-raster-pool.ts'
export type { VenuePhoto } from './draw-venue-image.ts'
export { extractPalette } from './extract-palette.ts'
export { inspectImage } from './inspect-image.ts'
export { RasterError, type RasterErrorCode } from './raster-error.ts'
