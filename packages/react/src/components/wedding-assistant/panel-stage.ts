import { lazyStage } from '../../shared/lazy-stage.tsx'

const load = () => import('./panel.tsx')

/** The panel, whose code comes when somebody opens it. */
export const PanelStage = /* @__PURE__ */ lazyStage(async () => (await load()).Panel, { hasStyles: true })

/** Has the code of the panel come. Where it does not, the stage says so. */
export function preloadPanel(): void {
  load().catch(() => undefined)
}
