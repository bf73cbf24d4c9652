import { lazyModule } from '@vowkit/sdk-core'
import type { WidgetProps } from '../widget-props.ts'
import { scriptFolder } from './script-place.ts'
import type { AppLoader, WidgetApp } from './widget-app.ts'

interface AppModule {
  app: WidgetApp
}

/**
 * Creates the loader of an element's interactive app. Modules and bundles call `importApp`. Classic scripts cannot
 * import relative URLs. They load the app from their own folder, or from the backend if the script was copied to
 * another host.
 */
export function appLoader(importApp: () => Promise<AppModule>): AppLoader {
  let failures = 0
  let apiHost: string | undefined

  async function load(): Promise<WidgetApp> {
    try {
      // Bundlers reject modules that contain an import with a computed URL.
      const module = __VOWKIT_CLASSIC__ ? await importFromFolder() : await importApp()
      return module.app
    } catch (cause) {
      failures++
      throw cause
    }
  }

  async function importFromFolder(): Promise<AppModule> {
    // Firefox caches a failed module until the page is reloaded. A unique URL fragment bypasses the cache.
    const attempt = failures > 0 ? `#${failures}` : ''
    const importFrom = (folder: string | undefined): Promise<AppModule> =>
      import(/* @vite-ignore */ `${folder}${__VOWKIT_APP__}${attempt}`)
    try {
      return await importFrom(scriptFolder)
    } catch (cause) {
      if (!apiHost) throw cause
      return importFrom(`${apiHost.replace(/\/+$/, '')}/embed/v1/`)
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
