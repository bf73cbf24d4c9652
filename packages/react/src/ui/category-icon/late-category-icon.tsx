import { lateDrawing } from '../../shared/late-drawing.tsx'

/** The line icon of a kind of vendor, whose drawings come when the first one is shown. */
export const LateCategoryIcon = lateDrawing(async () => (await import('./category-icon.tsx')).CategoryIcon)
