import '@vowkit/react/dialog.css'
import './share-dialog.css'
import { Alert, Button, Dialog, Root } from '@vowkit/react'
import type { Vision } from '@vowkit/sdk-core/vision'
import { useId } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { shareMessages } from './messages.ts'
import { useShare } from './use-share.ts'

export interface ShareDialogProps {
  vision: Vision
  onClose: () => void
}

/** A dialog that explains what a share link shows. Its buttons create, send and revoke the link. */
export function ShareDialog({ vision, onClose }: ShareDialogProps) {
  const t = useMessages(shareMessages)
  const { close } = useMessages(sharedMessages)
  const { link, isBusy, outcome, create, send, stop } = useShare(vision)
  const field = useId()
  const canShare = typeof navigator.share === 'function'

  return (
    <Root>
      <Dialog title={t.title} closeLabel={close} onClose={onClose}>
        <div className="share-dialog" aria-busy={link === undefined}>
          <p className="share-dialog__note">{t.note}</p>
          {outcome === 'failed' && <Alert>{t.failed}</Alert>}
          {!link ? (
            <Button
              variant="primary"
              disabled={link === undefined}
              busy={isBusy}
              busyLabel={t.creating}
              onClick={() => void create()}
            >
              {t.create}
            </Button>
          ) : (
            <>
              <div>
                <label className="share-dialog__label" htmlFor={field}>
                  {t.link}
                </label>
                <input
                  id={field}
                  className="share-dialog__link"
                  value={link}
                  readOnly
                  onFocus={(event) => event.currentTarget.select()}
                />
              </div>
              <div className="share-dialog__buttons">
                <Button variant="primary" onClick={() => void send(link)}>
                  {canShare ? t.share : t.copy}
                </Button>
                <Button busy={isBusy} busyLabel={t.stopping} onClick={() => void stop()}>
                  {t.stop}
                </Button>
              </div>
            </>
          )}
          <p className="share-dialog__outcome" role="status">
            {outcome && outcome !== 'failed' && t[outcome]}
          </p>
        </div>
      </Dialog>
    </Root>
  )
}
