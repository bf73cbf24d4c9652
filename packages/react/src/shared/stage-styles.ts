import { createContext } from 'react'

/**
 * Brings the styles of the stages after the draft, for a host that loads style sheets by itself.
 * A page that has the whole sheet needs nothing.
 */
export type LoadStyles = () => Promise<void>

export const StageStylesContext = createContext<LoadStyles>(async () => {})
