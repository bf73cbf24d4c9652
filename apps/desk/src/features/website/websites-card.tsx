import { useStore } from '@nanostores/react'
import { Alert, Button, useClient } from '@vowkit/react'
import { createDeskWebsites } from '@vowkit/sdk-core/desk'
import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { websiteTexts } from './texts.ts'

/** The websites on which the vendor's id counts. The vendor can add and remove them. */
export function WebsitesCard() {
  const t = useTexts(websiteTexts)
  const desk = useTexts(deskTexts)
  const { ports } = useClient()
  const websites = ports.once(createDeskWebsites)
  const state = useStore(websites.$state)
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const hosts = state.status === 'ready' ? state.hosts : []

  async function save(next: string[], message: string): Promise<void> {
    if (isSaving) return
    setSaving(true)
    setDone('')
    setFailure('')
    const result = await websites.save(next)
    setSaving(false)
    if (result.ok) setDone(message)
    else setFailure(failureText(result.error, desk))
    if (result.ok) setText('')
    // A removed website took the focus with it.
    field.current?.focus()
  }

  function add(event: FormEvent): void {
    event.preventDefault()
    const given = text.trim()
    if (given) void save([...hosts, given], t.added)
  }

  return (
    <Card title={t.websites} hint={t.websitesHint}>
      <p className={state.status === 'loading' ? 'vk-sr' : 'card__done'} role="status">
        {state.status === 'loading' ? t.websitesLoading : done}
      </p>
      {state.status === 'loading' && <div className="card__skeleton" aria-hidden="true" />}
      {state.status === 'failed' && (
        <Notice text={t.websitesFailed} action={desk.retry} onAction={() => void websites.refresh()} />
      )}
      {state.status === 'ready' && (
        <>
          {hosts.length === 0 && <p>{t.allWebsites}</p>}
          {hosts.length > 0 && (
            <ul className="rows" role="list">
              {hosts.map((host) => (
                <li className="row" key={host}>
                  <span className="row__text">{host}</span>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t.removeWebsite(host)}
                    onClick={() =>
                      void save(
                        hosts.filter((other) => other !== host),
                        t.removed(host),
                      )
                    }
                  >
                    <X size={20} strokeWidth={1.5} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <form className="websites__form" onSubmit={add}>
            <label className="field">
              {t.addWebsite}
              <input
                ref={field}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                value={text}
                aria-invalid={failure !== ''}
                onChange={({ target }) => setText(target.value)}
              />
            </label>
            <Button type="submit" busy={isSaving} busyLabel={desk.saving}>
              {t.add}
            </Button>
          </form>
          {failure && <Alert>{failure}</Alert>}
        </>
      )}
    </Card>
  )
}
