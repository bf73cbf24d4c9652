import { lateDrawing } from '../../shared/late-drawing.tsx'

/** The bouquet beside bad news, which few people see. */
export const LateBouquet = lateDrawing(async () => (await import('./wilted-bouquet.tsx')).WiltedBouquet)
