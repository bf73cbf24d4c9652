import { createContext, type ReactNode, useContext } from 'react'
import { type Appearance, AppearanceContext } from './appearance.ts'

const InsideRoot = createContext(false)

export interface RootProps {
  /** The appearance to use instead of the provider's. */
  looks?: Appearance
  children: ReactNode
}

/**
 * The root element of every widget. It declares the tokens' defaults and resets the styles that the page would pass on.
 * Inside another root it renders no element.
 */
export function Root({ looks, children }: RootProps): ReactNode {
  const isInside = useContext(InsideRoot)
  const provided = useContext(AppearanceContext)
  const { theme, density, fonts, lang = 'en' } = looks ?? provided
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

/** The codes of languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i
