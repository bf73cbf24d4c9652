import type { Id } from '@vowkit/sdk-core'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useClient } from '../../../provider/use-client.ts'
import { Root } from '../../../root/root.tsx'
import { ProfileDialogLazy } from './profile-dialog.lazy.tsx'
import type { ProfileDialogProps } from './profile-dialog.tsx'

/** Opens a vendor's profile on this page. */
export type OpenProfile = (vendorId: Id, options?: Pick<ProfileDialogProps, 'startsWithInquiry'>) => void

const Context = createContext<OpenProfile | null>(null)

export interface OpensProfilesProps extends Pick<ProfileDialogProps, 'siteUrl' | 'onVendorSave' | 'onError'> {
  children: ReactNode
}

/** Lets the links inside it open vendors' profiles in a dialog, on embedding pages. On our own site, links navigate. */
export function OpensProfiles({ children, ...listeners }: OpensProfilesProps) {
  const isEmbedded = useClient().mode === 'embedded'
  const [opened, setOpened] = useState<Pick<ProfileDialogProps, 'vendorId' | 'startsWithInquiry'> | null>(null)
  const open = useMemo<OpenProfile>(() => (vendorId, options) => setOpened({ vendorId, ...options }), [])
  return (
    <Context.Provider value={isEmbedded ? open : null}>
      {children}
      {opened && (
        <Root>
          <ProfileDialogLazy {...opened} {...listeners} onClose={() => setOpened(null)} />
        </Root>
      )}
    </Context.Provider>
  )
}

/** Returns the function that opens a profile on this page. Returns `null` where links navigate to the profile. */
export function useOpenProfile(): OpenProfile | null {
  return useContext(Context)
}
