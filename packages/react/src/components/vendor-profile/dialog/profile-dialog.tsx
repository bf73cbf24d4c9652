import { commonMessages } from '../../../messages/common.ts'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { CloseOnBackContext } from '../../../shared/close-on-back.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ProfilePanel, type ProfilePanelProps } from '../panel/profile-panel.tsx'
import { useVendor } from '../panel/use-vendor.ts'

export interface ProfileDialogProps
  extends Pick<ProfilePanelProps, 'vendorId' | 'siteUrl' | 'startsWithInquiry' | 'onVendorSave' | 'onError'> {
  onClose: () => void
}

/** A vendor's profile in a dialog, which fills the window of a phone. Back, Escape and its button close the dialog. */
export function ProfileDialog({ onClose, ...panel }: ProfileDialogProps) {
  const { label } = useMessages('profile', profileMessages)
  const { close } = useMessages('common', commonMessages)
  const { state } = useVendor(panel.vendorId)
  const name = state.status === 'ready' && state.vendor.business_name
  return (
    // Looks like a page of its own, so Back closes it on embedding pages too.
    <CloseOnBackContext.Provider value={true}>
      <Dialog title={name || label} closeLabel={close} size="page" onClose={onClose}>
        <ProfilePanel {...panel} level={null} />
      </Dialog>
    </CloseOnBackContext.Provider>
  )
}
