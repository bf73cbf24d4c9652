import { Alert, Button } from '@vowkit/react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { profileTexts } from './texts.ts'
import type { Section } from './use-section.ts'

export interface SectionFormProps {
  title: string
  hint?: string
  section: Pick<Section<object>, 'isChanged' | 'status' | 'error' | 'save' | 'discard' | 'loadLatest' | 'overwrite'>
  children: ReactNode
}

/** The form of one section: its fields, its buttons, and what happened to the last save. */
export function SectionForm({ title, hint, section, children }: SectionFormProps) {
  const t = useTexts(profileTexts)
  const texts = useTexts(deskTexts)
  const id = useId()
  const { isChanged, status, error } = section
  const isOutdated = error?.code === 'outdated'

  function submit(event: FormEvent) {
    event.preventDefault()
    void section.save()
  }

  return (
    <form className="profile-section" aria-labelledby={id} onSubmit={submit} noValidate>
      <h2 className="profile-section__title" id={id}>
        {title}
      </h2>
      {hint !== undefined && <p className="profile-section__hint">{hint}</p>}
      {children}
      {isOutdated && (
        <Alert>
          <p>{t.outdated}</p>
          <div className="profile-section__foot">
            <Button onClick={() => void section.loadLatest()}>{t.loadLatest}</Button>
            <Button onClick={() => void section.overwrite()}>{t.saveMine}</Button>
          </div>
        </Alert>
      )}
      {error && !isOutdated && <Alert>{failureText(error, texts)}</Alert>}
      <div className="profile-section__foot">
        <Button type="submit" variant="primary" busy={status === 'saving'} busyLabel={t.saving} disabled={!isChanged}>
          {t.save}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={section.discard}>
            {t.discard}
          </Button>
        )}
        <span className="profile-section__state" role="status">
          {status === 'saved' && !isChanged && t.saved}
          {status !== 'saving' && isChanged && t.unsaved}
        </span>
      </div>
    </form>
  )
}
