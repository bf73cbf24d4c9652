import type { VendorDetail } from '@vowkit/sdk-core/vendors'
import { useFavourites } from '../../../hooks/use-favourites.ts'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { HeartIcon } from '../../../ui/icon/heart-icon.ts'
import { LoginDialogLazy } from '../../login-dialog/login-dialog.lazy.tsx'
import type { LoginDialogProps } from '../../login-dialog/login-dialog.tsx'
import type { SaveListeners } from '../../vendor-card/vendor-cards-props.ts'

export interface ProfileActionsProps extends SaveListeners, Pick<LoginDialogProps, 'onError'> {
  vendor: VendorDetail
  /** Called when the visitor presses "Message". */
  onMessage: () => void
}

/** The actions for a vendor: write to it, and save it. */
export function ProfileActions({ vendor, onMessage, onVendorSave, onError }: ProfileActionsProps) {
  const messages = useMessages('profile', profileMessages)
  const favourites = useFavourites(onVendorSave)
  const isSaved = favourites.isSaved(vendor)
  return (
    <div className="vk-vendor__actions">
      <Button variant="primary" onClick={onMessage}>
        {messages.message}
      </Button>
      <Button
        className="vk-button vk-vendor__save"
        icon={<HeartIcon />}
        aria-pressed={isSaved}
        onClick={() => favourites.toggle(vendor)}
      >
        {isSaved ? messages.saved : messages.save}
      </Button>
      {favourites.failed && <Alert>{messages.saveFailed}</Alert>}
      {favourites.waiting && (
        <LoginDialogLazy onDone={favourites.proceed} onError={onError} onClose={favourites.cancel} />
      )}
    </div>
  )
}
