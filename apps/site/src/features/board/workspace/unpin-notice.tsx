import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardToolsMessages } from './messages.ts'
import type { Unpin } from './use-unpin.ts'

/** Says which pin was removed, with a button that restores it. */
export function UnpinNotice({ unpin }: { unpin: Unpin }) {
  const t = useMessages(boardToolsMessages)
  const { removed, hasFailed, undo, dismiss } = unpin
  return (
    <div className="unpin-notice" role="status" data-shown={removed || hasFailed ? '' : undefined}>
      {(removed || hasFailed) && (
        <>
          <p>{hasFailed || !removed ? t.notUnpinned : t.unpinned(removed.title)}</p>
          {removed && (
            <button type="button" className="button button--quiet" onClick={() => void undo()}>
              {t.undo}
            </button>
          )}
          <button type="button" className="button button--quiet" onClick={dismiss}>
            {t.dismiss}
          </button>
        </>
      )}
    </div>
  )
}
