import { useSyncExternalStore } from 'react'
import { readPageTheme, watchPageTheme } from '../theme/page-theme.ts'
import type { Theme } from './widget-props.ts'

/** The theme asked for, with `host` answered by the page where the page says. */
export function useTheme(theme: Theme | undefined): Theme | undefined {
  const followsPage = theme === 'host'
  const pageTheme = useSyncExternalStore(followsPage ? watchPageTheme : watchNothing, readPageTheme)
  return followsPage ? pageTheme : theme
}

function watchNothing(): () => void {
  return () => {}
}
