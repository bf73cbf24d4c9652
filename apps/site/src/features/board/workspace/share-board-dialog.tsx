import './share-board.css'
import { Alert, Button, Dialog, Root } from '@vowkit/react'
import { useId } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { boardToolsMessages } from './messages.ts'
import { useShareBoard } from './use-share-board.ts'

export interface ShareBoardDialogProps {
  /** The current share link, if there is one. */
  link: string | undefined
  onClose: () => void
}

/** A dialog that explains what the board's share link shows. Its buttons create, send and revoke the link. */
export function ShareBoardDialog({ link: known, onClose }: ShareBoardDialogProps) {
  const t = useMessages(boardToolsMessages)
  const { close, newTab } = useMessages(sharedMessages)
  const { link, isBusy, outcome, create, send, stop } = useShareBoard(known, t.shareTitle)
  const field = useId()

  return (
    <Root>
      <Dialog title={t.shareTitle} closeLabel={close} onClose={onClose}>
        <p className="share-board__note">{t.shareNote}</p>
        {outcome === 'failed' && <Alert>{t.failed}</Alert>}
        {link === null ? (
          <Button variant="primary" busy={isBusy} busyLabel={t.creating} onClick={() => void create()}>
            {t.createLink}
          </Button>
        ) : (
          <>
            <div>
              <label className="share-board__label" htmlFor={field}>
                {t.link}
              </label>
              <input
                id={field}
                className="share-board__link"
                value={link}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
            </div>
            <div className="share-board__buttons">
              <Button variant="primary" onClick={() => void send(link)}>
                {typeof navigator.share === 'function' ? t.shareLink : t.copyLink}
              </Button>
              <Button busy={isBusy} busyLabel={t.stopping} onClick={() => void stop()}>
                {t.stop}
              </Button>
            </div>
            <a className="share-board__open" href={link} target="_blank" rel="noopener">
              {t.openLink}
              <span className="visually-hidden"> {newTab}</span>
            </a>
          </>
        )}
        <p className="share-board__outcome" role="status">
          {outcome && outcome !== 'failed' && t[outcome]}
        </p>
      </Dialog>
    </Root>
  )
}
