import { createContext, useContext } from 'react'

/** What the route table says about the screen that is shown, for the parts of the screen that cannot import routes. */
export interface CurrentScreen {
  /** The document's title, without the product's name, until the screen sets a more specific one. */
  title: string
  /** What the screen of a path is for, as the end of a sentence such as "Sign in to …". */
  aimOf(path: string): string
  /** The `main` element of the screen that was opened last. Absent outside of the site's own root. */
  opened?: { current: HTMLElement | null }
}

const CurrentScreenContext = createContext<CurrentScreen>({ title: '', aimOf: () => '' })

export const CurrentScreenProvider = CurrentScreenContext.Provider

export function useCurrentScreen(): CurrentScreen {
  return useContext(CurrentScreenContext)
}
