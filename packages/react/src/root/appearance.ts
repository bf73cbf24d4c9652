import { createContext } from 'react'

/** How widgets look. Every value may change while a widget is mounted. */
export interface Appearance {
  /** `light` is the default; `auto` follows the system, `host` the page's `color-scheme`. */
  theme?: 'light' | 'dark' | 'auto' | 'host'
  density?: 'cozy' | 'compact'
  /** `system` is the default; `inherit` takes the page's font, `brand` ours if the page has loaded it. */
  fonts?: 'system' | 'inherit' | 'brand'
  /** The language of the messages; also decides the direction. */
  lang?: string
}

export const AppearanceContext = createContext<Appearance>({})
