import { googleMessages } from './google.ts'
import { ownCodeMessages } from './own-code.ts'
import { signInMessages } from './sign-in.ts'

/** The words of the sign-in dialog. */
export const loginMessages = { ...signInMessages, ...googleMessages, ...ownCodeMessages }
