import { createContext } from 'react'

/** The appearance and language of components. All values can change while a component is mounted. */
export interface Appearance {
  /** The theme. Default: `light`. `auto` follows the operating system, and `host` follows the page's `color-scheme`. */
  theme?: 'light' | 'dark' | 'auto' | 'host'
  /** The spacing. Default: `cozy`. */
  density?: 'cozy' | 'compact'
  /**
   * The font. Default: `system`. `inherit` uses the page's font, and `brand` uses our own font if the page has loaded
   * it.
   */
  fonts?: 'system' | 'inherit' | 'brand'
  /** The language of the messages as a BCP 47 tag, such as `es`. It also sets the text direction. Default: `en`. */
  lang?: string
}

export const AppearanceContext = createContext<Appearance>({})
