import { createContext, useContext } from 'react'

/** Data about the current screen from the route table, for code that must not import `routes`. */
export interface CurrentScreen {
  /** The document's title, without the product's name, until the screen sets a more specific one. */
  title: string
  /** The purpose of the screen at a path, as the end of a sentence such as "Sign in to …". */
  aimOf(path: string): string
  /** The `main` element of the screen that opened last. Absent if no provider is mounted. */
  opened?: { current: HTMLElement | null }
}

const CurrentScreenContext = createContext<CurrentScreen>({ title: '', aimOf: () => '' })

export const CurrentScreenProvider = CurrentScreenContext.Provider

export function useCurrentScreen(): CurrentScreen {
  return useContext(CurrentScreenContext)
}
