import { lazyStage } from '../../../shared/lazy-stage.tsx'

/** Comes when there is something to say of an image. */
export const ImageNoteStage = /* @__PURE__ */ lazyStage(async () => (await import('./image-note.tsx')).ImageNote, {
  hasStyles: true,
})
