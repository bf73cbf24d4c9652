import { googleMessages } from './google.ts'
import { signInMessages } from './sign-in.ts'

/** The words of the sign-in dialog. */
export const loginMessages = { ...signInMessages, ...googleMessages }
