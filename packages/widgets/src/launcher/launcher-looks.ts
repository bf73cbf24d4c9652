import type { Theme, WidgetProps } from '../shell/widget-props.ts'
import { readPageTheme, watchPageTheme } from '../theme/page-theme.ts'

/** Gives a root the looks that its element asks for, as a widget's shell does. */
export function createLooks(root: HTMLElement) {
  let accent: string | undefined
  let unwatch: (() => void) | null = null
  const setTheme = (theme: Theme | undefined) => {
    root.dataset.theme = theme ?? 'light'
  }

  function stop(): void {
    unwatch?.()
    unwatch = null
  }

  async function color(next: string | undefined): Promise<void> {
    accent = next
    const tokens = next ? (await import('../theme/accent-tokens.ts')).accentTokens(next) : {}
    if (accent !== next) return
    for (const name of [...root.style]) root.style.removeProperty(name)
    for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value)
  }

  return {
    show({ theme, fonts, density, lang, accent: next }: WidgetProps): void {
      Object.assign(root.dataset, { fonts, density })
      root.lang = lang ?? ''
      stop()
      if (theme === 'host') unwatch = watchPageTheme(() => setTheme(readPageTheme()))
      setTheme(theme === 'host' ? readPageTheme() : theme)
      if (next !== accent) color(next).catch((cause) => console.warn('Without accent:', cause))
    },
    stop,
  }
}
