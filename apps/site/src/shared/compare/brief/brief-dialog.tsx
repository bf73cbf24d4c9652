import '@vowkit/react/dialog.css'
import '../../form/form.css'
import './brief-dialog.css'
import { Dialog, Root } from '@vowkit/react'
import { answersPath, type BriefOutcome } from '@vowkit/sdk-core/contract'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import { useMessages } from '../../language/use-messages.ts'
import { sharedMessages } from '../../messages.ts'
import { openPath } from '../../router.ts'
import { BriefForm } from './brief-form.tsx'
import { briefMessages } from './messages.ts'
import { useBrief } from './use-brief.ts'

export interface BriefDialogProps {
  vendors: readonly Vendor[]
  /** The vendors that are chosen at first. */
  chosen: readonly Vendor[]
  /** Called when at least one vendor may have received the brief. */
  onSent: () => void
  onClose: () => void
}

/** Sends several vendors one brief, then shows what happened at each. */
export function BriefDialog({ vendors, chosen, onSent, onClose }: BriefDialogProps) {
  const t = useMessages(briefMessages)
  const { close } = useMessages(sharedMessages)
  const { state, send } = useBrief(onSent)
  const outcomes = state.status === 'done' ? state.outcomes : new Map<string, BriefOutcome>()
  const hasFailures = [...outcomes.values()].some(
    (outcome) => outcome === 'failed' || outcome === 'limited' || outcome === 'unverified',
  )

  return (
    <Root>
      <Dialog title={t.briefTitle} size="wide" closeLabel={close} onClose={onClose}>
        <BriefForm vendors={vendors} chosen={chosen} status={state.status} onSend={(brief) => void send(brief)}>
          <ul className="brief-outcomes" role="list" aria-live="polite">
            {vendors
              .filter(({ id }) => outcomes.has(String(id)))
              .map(({ id, business_name: name }) => {
                const outcome = outcomes.get(String(id)) ?? 'failed'
                return (
                  <li key={id} data-outcome={outcome}>
                    <strong dir="auto">{name}</strong> {t.outcomes[outcome]}
                  </li>
                )
              })}
          </ul>
          <div className="brief-form__actions">
            {hasFailures && (
              <button type="submit" className="button button--quiet">
                {t.retry}
              </button>
            )}
            <button type="button" className="button" onClick={() => openPath(answersPath([...outcomes.keys()]))}>
              {t.seeAnswers}
            </button>
          </div>
        </BriefForm>
      </Dialog>
    </Root>
  )
}
