import { useClient } from '@vowkit/react'
import { type CodeRequests, createCodeRequests } from './code-requests.ts'

/** Opens a dialog that mails a code to the account's own address, and resolves to the code that the person typed. */
export function useAskForCode(): CodeRequests['ask'] {
  return useClient().ports.once(createCodeRequests).ask
}
