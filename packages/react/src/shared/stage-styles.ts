import { createContext } from 'react'

/**
 * Brings the styles of the stages after the draft, for a host that loads style sheets by itself; with `withExtras` also
 * those of what only some ask for. A page that has the whole sheet needs nothing.
 */
export type LoadStyles = (withExtras: boolean) => Promise<void>

export const StageStylesContext = createContext<LoadStyles>(async () => {})
