import { createContext, type ReactNode, useContext } from 'react'
import { type Appearance, AppearanceContext } from './appearance.ts'
import { textDirection } from './text-direction.ts'

const InsideRoot = createContext(false)

export interface RootProps {
  /** How it looks, where no `VowkitProvider` says so. */
  looks?: Appearance
  children: ReactNode
}

/**
 * The element every widget stands on: it holds the tokens' defaults and keeps the page's inherited styles out.
 * A component rendered inside another one's root adds none.
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
      dir={textDirection(lang)}
    >
      <InsideRoot.Provider value>{children}</InsideRoot.Provider>
    </div>
  )
}
