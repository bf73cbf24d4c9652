import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes with the first touch. */
export const KeyboardRoomStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./keyboard-room.tsx')).KeyboardRoom,
  { hasStyles: true, isOptional: true },
)
