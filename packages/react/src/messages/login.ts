import { accountCodeMessages } from './english/account-code.generated.ts'
import { googleMessages } from './english/google.generated.ts'
import { signInMessages } from './english/sign-in.generated.ts'

/** Texts for the sign-in dialog. */
export const loginMessages = { ...signInMessages, ...googleMessages, ...accountCodeMessages }
