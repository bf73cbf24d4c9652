import { lazyModule } from '@vowkit/sdk-core'
import type { WidgetProps } from '../widget-props.ts'
import { scriptFolder } from './script-place.ts'
import type { AppLoader, WidgetApp } from './widget-app.ts'

interface AppModule {
  app: WidgetApp
}

/**
 * Loads the app of an element. A module, and code in a bundle, load it by `importApp`. A classic script has no relative
 * imports: it loads the file from its own folder, and code that was copied to another host from the backend.
 */
export function appLoader(importApp: () => Promise<AppModule>): AppLoader {
  let failures = 0
  let apiHost: string | undefined

  async function load(): Promise<WidgetApp> {
    try {
      // Modules have no other import than this one: bundlers refuse an address that is computed.
      const module = __VOWKIT_CLASSIC__ ? await importFromFolder() : await importApp()
      return module.app
    } catch (cause) {
      failures++
      throw cause
    }
  }

  async function importFromFolder(): Promise<AppModule> {
    // Firefox remembers that a module failed for as long as the page is open. The hash, which no server sees, makes another.
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
