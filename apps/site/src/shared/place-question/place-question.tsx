import './place-question.css'
import { useClient } from '@vowkit/react'
import { saveWeddingCity } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useId, useState } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { placeQuestionMessages } from './messages.ts'

export interface PlaceQuestionProps {
  /** The place that the couple's visions name. */
  place: string
  /** Called after the place was saved as the wedding location. */
  onSaved: () => void
}

/** Asks whether the wedding is at the place of the couple's visions. One press saves it as the wedding location. */
export function PlaceQuestion({ place, onSaved }: PlaceQuestionProps) {
  const t = useMessages(placeQuestionMessages)
  const { ports } = useClient()
  const [status, setStatus] = useState<'asking' | 'saving' | 'failed'>('asking')
  const id = useId()

  async function accept() {
    if (status === 'saving') return
    setStatus('saving')
    const { ok } = await saveWeddingCity(ports, place)
    if (!ok) return setStatus('failed')
    onSaved()
    // The focused button is unmounted.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <div className="place-question">
      <p className="place-question__text" id={id}>
        {t.question(place)}
      </p>
      <span className="place-question__answers">
        <button
          type="button"
          className="button button--quiet place-question__yes"
          aria-describedby={id}
          aria-disabled={status === 'saving'}
          onClick={accept}
        >
          {t.yes}
        </button>
        <a href={`${SITE_PATHS.settings}#wedding-location`}>{t.otherPlace}</a>
      </span>
      {status === 'failed' && (
        <p className="field__error" role="alert">
          {t.failed}
        </p>
      )}
    </div>
  )
}
