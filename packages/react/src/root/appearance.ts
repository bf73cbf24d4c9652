import { createContext } from 'react'

/** The look and language of components. Every value may change while a component is mounted. */
export interface Appearance {
  /** Default `light`. `auto` follows the operating system, `host` the page's `color-scheme`. */
  theme?: 'light' | 'dark' | 'auto' | 'host'
  /** The spacing. Default `cozy`. */
  density?: 'cozy' | 'compact'
  /** Default `system`. `inherit` uses the page's font, `brand` our own font if the page has loaded it. */
  fonts?: 'system' | 'inherit' | 'brand'
  /** The language of the messages as a BCP 47 tag, such as `es`. Also sets the text direction. Default `en`. */
  lang?: string
}

export const AppearanceContext = createContext<Appearance>({})
