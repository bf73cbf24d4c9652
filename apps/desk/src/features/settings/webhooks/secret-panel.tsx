import { Button } from '@vowkit/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { webhookTexts } from './texts.ts'

export interface SecretPanelProps {
  secret: string
  onClose: () => void
}

/** Shows a new secret once, and copies it. Takes the focus. */
export function SecretPanel({ secret, onClose }: SecretPanelProps) {
  const t = useTexts(webhookTexts)
  const id = useId()
  const [copied, setCopied] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? t.copied : t.notCopied)
  }

  return (
    <section className="secret" aria-labelledby={id}>
      <h3 className="secret__title" id={id} tabIndex={-1} ref={heading}>
        {t.secretTitle}
      </h3>
      <p>{t.secretHint}</p>
      <label className="field">
        {t.secret}
        <input className="secret__value" readOnly value={secret} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row__actions">
        <Button variant="primary" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.done}
        </Button>
      </div>
      <p className="secret__status" role="status">
        {copied}
      </p>
    </section>
  )
}
