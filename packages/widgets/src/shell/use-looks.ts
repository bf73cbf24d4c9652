import { useMemo, useSyncExternalStore } from 'react'
import { useLate } from './use-late.ts'
import type { WidgetProps } from './widget-props.ts'

/**
 * The tokens and the theme that attributes ask for, `host` answered by the page where the page says. What that takes is
 * only loaded for a page that asks, and until it is here `isHere` is false.
 */
export function useLooks({ accent, radius, theme }: WidgetProps) {
  const isPlain = !accent && !radius && theme !== 'host'
  const looks = useLate(isPlain, isPlain ? undefined : loadLooks, null)
  const page = theme === 'host' && looks
  const shown = useSyncExternalStore(page ? page.watchPageTheme : watchNothing, () =>
    page ? page.readPageTheme() : theme,
  )
  const tokens = useMemo(() => looks?.tokensOf(accent, radius), [looks, accent, radius])
  return { isHere: looks !== undefined, tokens, theme: shown }
}

async function loadLooks() {
  return (await import('../theme/looks.ts')).looks
}

function watchNothing(): () => void {
  return () => {}
}
