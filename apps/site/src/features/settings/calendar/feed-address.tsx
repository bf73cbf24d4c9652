import { useId, useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'

/** The secret address of the calendar, to copy or to open in a calendar app. */
export function FeedAddress({ url }: { url: string }) {
  const t = useMessages(settingsMessages)
  const [isCopied, setCopied] = useState(false)
  const hint = useId()

  async function copy() {
    // Without the permission, the visitor copies the selected text.
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <div className="wedding-calendar__feed">
      <label className="field__label" htmlFor={`${hint}-address`}>
        {t.feedAddress}
      </label>
      <input
        className="field__input"
        id={`${hint}-address`}
        readOnly
        value={url}
        aria-describedby={hint}
        onFocus={(event) => event.target.select()}
      />
      <p className="wedding-calendar__hint" id={hint}>
        {t.feedHint}
      </p>
      <div className="wedding-calendar__actions">
        <button type="button" className="button" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? t.feedCopied : t.feedCopy}</span>
        </button>
        <a className="button button--quiet" href={url.replace(/^https?:/, 'webcal:')}>
          {t.feedOpen}
        </a>
      </div>
    </div>
  )
}
