import type { WidgetApp } from '../src/element/widget-app.ts'
import type { FirstView } from '../src/element/widget-element.ts'

/** Returns the options of an element whose app has already loaded, so that the element skips its static first view. */
export function loadedApp(app: WidgetApp) {
  return {
    firstView: (): FirstView<object> => ({ update() {}, showFailure() {}, stop() {} }),
    needsApp: () => true,
    app: { load: async () => app, get: () => app },
  }
}
