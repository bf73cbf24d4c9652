import { lazyModule } from '@vowkit/sdk-core'
import type { WidgetProps } from '../widget-props.ts'
import { importFile } from './import-file.ts'
import type { AppLoader, WidgetApp } from './widget-app.ts'

interface AppModule {
  app: WidgetApp
}

/** Creates the loader of an element's interactive app. Modules and bundles call `importApp`. */
export function appLoader(importApp: () => Promise<AppModule>): AppLoader {
  let failures = 0
  let apiHost: string | undefined

  async function load(): Promise<WidgetApp> {
    // Firefox caches a failed module until the page is reloaded. A unique URL fragment bypasses the cache.
    const attempt = failures > 0 ? `#${failures}` : ''
    try {
      // Bundlers reject modules that contain an import with a computed URL.
      const module = __VOWKIT_CLASSIC__
        ? await importFile<AppModule>(`${__VOWKIT_APP__}${attempt}`, apiHost)
        : await importApp()
      return module.app
    } catch (cause) {
      failures++
      throw cause
    }
  }

  const app = lazyModule(load)
  return {
    load(props: WidgetProps) {
      apiHost = props.apiHost
      return app.load()
    },
    get: app.get,
  }
}
