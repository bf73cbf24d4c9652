import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { useSiteConfig } from '../../shared/site-config.ts'

/** The target of the landing page's invitations: the sign-up form, or a path of the site for a signed-in couple. */
export function useInvitation(pathOfCouple: string): string | undefined {
  const { signUpFormUrl } = useSiteConfig()
  return useStore(useClient().session.$session).status === 'signed-in' ? pathOfCouple : signUpFormUrl
}
