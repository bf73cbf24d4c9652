import { createContext, type ReactNode, useContext } from 'react'
import { AppearanceContext } from './appearance.ts'

const InsideRoot = createContext(false)

/**
 * The element every widget stands on: it holds the tokens' defaults and keeps the page's inherited styles out.
 * A component rendered inside another one's root adds none.
 */
export function Root({ children }: { children: ReactNode }): ReactNode {
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
      dir={RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr'}
    >
      <InsideRoot.Provider value>{children}</InsideRoot.Provider>
    </div>
  )
}

/** The languages written from the right, by their codes. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i
