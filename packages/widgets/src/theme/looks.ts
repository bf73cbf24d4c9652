import { themeTokens } from '@vowkit/react/theme'
import type { Theme, WidgetProps } from '../widget-props.ts'
import { readPageTheme, watchPageTheme } from './page-theme.ts'

export interface Looks {
  /**
   * Sets the CSS custom properties of the accent and the radius. Returns the theme; resolves `host` to the theme that
   * the page declares, if any.
   */
  apply(props: Pick<WidgetProps, 'accent' | 'radius' | 'theme'>): Theme | undefined
  stop(): void
}

/**
 * Applies the theme, accent and radius of an element to its root node. With the theme `host`, calls `onChange` when the
 * page changes its theme.
 */
export function createLooks(shell: HTMLElement, onChange: () => void): Looks {
  let applied = ''
  let unwatch: (() => void) | null = null

  function stop(): void {
    unwatch?.()
    unwatch = null
  }

  return {
    apply({ accent, radius, theme }) {
      const wanted = `${accent} ${radius}`
      if (applied !== wanted) {
        applied = wanted
        for (const name of [...shell.style]) shell.style.removeProperty(name)
        for (const [name, value] of Object.entries(themeTokens({ accent, radius })))
          shell.style.setProperty(name, value)
      }
      if (theme !== 'host') stop()
      else unwatch ??= watchPageTheme(onChange)
      return theme === 'host' ? readPageTheme() : theme
    },
    stop,
  }
}
