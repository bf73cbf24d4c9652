import type { R2wcClass } from './r2wc-slots.ts'

/** The second stage of an element: its component, its style sheets and its languages. */
export interface WidgetApp {
  /** Style sheets that the app needs in addition to those of the first view, in this order. */
  css: readonly string[]
  /**
   * The component as a class made by `@r2wc/react-to-web-component`. The class is not registered. Elements use its
   * renderer.
   */
  Element: R2wcClass
  /** Whether the app can render these props immediately. `false` while their language has not loaded. */
  isReady(props: object): boolean
  /** Loads the language that the app needs to render these props. Never rejects, because English is the fallback. */
  prepare(props: object): Promise<void>
}

/** Loads an app. Concurrent calls share one load, and a failed load is retried by the next call. */
export interface AppLoader {
  load(props: object): Promise<WidgetApp>
  /** Returns the app if it has loaded. */
  get(): WidgetApp | undefined
}
