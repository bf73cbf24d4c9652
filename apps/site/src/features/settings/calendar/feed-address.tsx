import { useId, useRef, useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'

/** The secret address of the calendar, to copy or to open in a calendar app. */
export function FeedAddress({ url }: { url: string }) {
  const t = useMessages(settingsMessages)
  const [copied, setCopied] = useState<'no' | 'yes' | 'manually'>('no')
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      // Without a secure page or the permission, the visitor copies the selected text.
      setCopied('manually')
      input.current?.focus()
      input.current?.select()
    }
  }

  return (
    <div className="wedding-calendar__feed">
      <label className="field__label" htmlFor={`${hint}-address`}>
        {t.feedAddress}
      </label>
      <input
        className="field__input"
        id={`${hint}-address`}
        ref={input}
        readOnly
        value={url}
        aria-describedby={hint}
        onFocus={(event) => event.target.select()}
      />
      <p className="wedding-calendar__hint" id={hint}>
        {t.feedHint}
      </p>
      <p className="wedding-calendar__manual" role="status">
        {copied === 'manually' && t.feedCopyManually}
      </p>
      <div className="wedding-calendar__actions">
        <button type="button" className="button" onClick={() => void copy()}>
          <span aria-live="polite">{copied === 'yes' ? t.feedCopied : t.feedCopy}</span>
        </button>
        <a className="button button--quiet" href={url.replace(/^https?:/, 'webcal:')}>
          {t.feedOpen}
        </a>
      </div>
    </div>
  )
}
