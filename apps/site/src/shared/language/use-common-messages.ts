import { commonMessages, useMessages } from '@vowkit/react'

/** Texts that the site shares with the components of `@vowkit/react`, in the language of the site. */
export function useCommonMessages(): typeof commonMessages {
  return useMessages('common', commonMessages)
}
