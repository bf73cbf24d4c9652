import { createContext, type ReactNode, useContext } from 'react'
import { type Appearance, AppearanceContext } from './appearance.ts'
import { textDirection } from './text-direction.ts'

const InsideRoot = createContext(false)

export interface RootProps {
  /** The appearance to use instead of the one from `VowkitProvider`. */
  looks?: Appearance
  children: ReactNode
}

/**
 * The root element of every widget. It sets the default tokens and resets the styles inherited from the page. A `Root`
 * inside another `Root` renders only its children.
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
