import { lazyStage } from '../../shared/lazy-stage.tsx'

/** The sign-in, whose code comes when somebody needs it. */
export const LoginStage = /* @__PURE__ */ lazyStage(async () => (await import('./login-dialog.tsx')).LoginDialog)
