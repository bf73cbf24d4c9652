import { createContext } from 'react'

/** Whether the browser's Back button closes dialogs. */
export const CloseOnBackContext = createContext(false)
