import '@vowkit/react/dialog.css'
import '@vowkit/react/sign-in.css'

// A module of its own, so that the chunk contains only the dialog.
export { LoginDialog } from '@vowkit/react'
