import { lazyStage } from '../shared/lazy-stage.tsx'

// The draft is all that most visitors see; what comes after it arrives when it is needed.
export const LoginStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./login-dialog/login-dialog.tsx')).LoginDialog,
)
export const BoardLinkStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./vision-draft/board-link.tsx')).BoardLink,
  {
    hasStyles: true,
    isOptional: true,
  },
)
export const VisionStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./vision-view/vision-view.tsx')).VisionView,
)
