import { Button } from '@vowkit/react'
import { type DeskLeadView, MAX_LEAD_NOTES_LENGTH } from '@vowkit/sdk-core/desk'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'

export interface LeadNotesProps {
  view: DeskLeadView
  /** The stored notes. */
  notes: string
}

/** The vendor's private notes about a lead. */
export function LeadNotes({ view, notes }: LeadNotesProps) {
  const texts = useTexts(deskTexts)
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (text === null || status === 'saving') return
    setStatus('saving')
    const { ok } = await view.saveNotes(text)
    setStatus(ok ? 'saved' : 'failed')
  }

  return (
    <form className="notes" onSubmit={save}>
      <label className="field" htmlFor={id}>
        {texts.notes}
        <span className="field__hint">{texts.notesHint}</span>
        <textarea
          id={id}
          rows={5}
          dir="auto"
          maxLength={MAX_LEAD_NOTES_LENGTH}
          value={text ?? notes}
          onChange={({ target }) => {
            setText(target.value)
            setStatus('idle')
          }}
        />
      </label>
      <div className="notes__foot">
        <Button type="submit" busy={status === 'saving'} busyLabel={texts.saving}>
          {texts.saveNotes}
        </Button>
        <span role="status">
          {status === 'saved' && texts.saved}
          {status === 'failed' && texts.notSaved}
        </span>
      </div>
    </form>
  )
}
