import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { R2wcClass } from '../element/r2wc-slots.ts'
import type { WidgetApp } from '../element/widget-app.ts'
import type { WidgetProps } from '../widget-props.ts'
import { languageOf } from './languages.ts'
import { withShell } from './with-shell.tsx'

/**
 * Creates the interactive app of an element: the component with its client, texts and error boundary, rendered by
 * `@r2wc/react-to-web-component`. `preload` loads the chunks that the component needs immediately after its first
 * render.
 */
export function createApp<Props extends WidgetProps>(
  tag: string,
  Component: ComponentType<Props>,
  css: readonly string[],
  preload?: () => Promise<void>,
): WidgetApp {
  return {
    css,
    Element: r2wc(withShell(tag, Component)) as unknown as R2wcClass,
    isReady(props: WidgetProps) {
      const language = languageOf(props)
      return language === undefined || language.get() !== undefined
    },
    async prepare(props: WidgetProps) {
      await Promise.all([languageOf(props)?.load().catch(ignore), preload?.().catch(ignore)])
    },
  }
}

/** Ignores a failed preload. `useTexts` falls back to English, and a lazy component offers a retry. */
function ignore(): void {}
