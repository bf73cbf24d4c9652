import { createContext, type ReactNode, useContext } from 'react'
import { AppearanceContext } from './appearance.ts'

const InsideRoot = createContext(false)

/**
 * The element every widget stands on: it holds the tokens' defaults and keeps the page's inherited styles out.
 * A component rendered inside another one's root adds none.
 */
export function Root({ children }: { children: ReactNode }) {
  const isInside = useContext(InsideRoot)
  const { theme, density, fonts, lang = 'en' } = useContext(AppearanceContext)
  if (isInside) return children
  return (
    <div
      className="vk-root"
      part="base"
      data-theme={theme}
      data-density={density}
      data-fonts={fonts}
      lang={lang}
      dir={directionOf(lang)}
    >
      <InsideRoot.Provider value>{children}</InsideRoot.Provider>
    </div>
  )
}

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

function directionOf(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(lang.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
