import { Alert, Button } from '@vowkit/react'
import { type DeskLeadDetail, type DeskLeadView, deskSigningStepOf, type LeadFile } from '@vowkit/sdk-core/desk'
import { Trash2 } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { SignDialog } from './sign-dialog.tsx'

export interface DocumentsProps {
  view: DeskLeadView
  lead: DeskLeadDetail
  /** The user id of the signed-in account, which may delete only its own documents. */
  me: string
}

/** The documents that the couple and the vendor share, their signatures, and a field to add more. */
export function Documents({ view, lead, me }: DocumentsProps) {
  const texts = useTexts(deskTexts)
  const id = useId()
  const [asksSignature, setAsksSignature] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [signing, setSigning] = useState<LeadFile | null>(null)

  async function run(action: () => ReturnType<DeskLeadView['requestSignature']>) {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const result = await action()
    setBusy(false)
    if (!result.ok) setFailure(failureText(result.error, texts))
  }

  function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) void run(() => view.upload(files, { needsSignature: asksSignature }))
  }

  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{texts.documents}</h3>
      {lead.documents.length === 0 && <p className="panel__empty">{texts.noDocuments}</p>}
      <ul className="documents" role="list">
        {lead.documents.map((file) => (
          <li key={file.id} className="document">
            <a className="link document__name" href={file.file} target="_blank" rel="noopener">
              <bdi>{file.file_name}</bdi>
            </a>
            <DocumentStep
              file={file}
              onAsk={() => void run(() => view.requestSignature(file.id))}
              onSign={() => setSigning(file)}
            />
            {String(file.user) === me && !file.isCouplesign && (
              <button
                type="button"
                className="icon-button"
                aria-label={texts.deleteName(file.file_name)}
                onClick={() => void run(() => view.remove(file.id))}
              >
                <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {failure !== null && <Alert>{failure}</Alert>}
      <label className="check">
        <input type="checkbox" checked={asksSignature} onChange={({ target }) => setAsksSignature(target.checked)} />
        {texts.asksSignature}
      </label>
      <label className="upload" data-busy={isBusy}>
        {isBusy ? texts.uploading : texts.chooseDocuments}
        <input
          className="vk-sr"
          type="file"
          multiple
          accept="application/pdf,image/*,video/*"
          disabled={isBusy}
          aria-describedby={`${id}-hint`}
          onChange={upload}
        />
      </label>
      <p className="panel__empty" id={`${id}-hint`}>
        {texts.documentsHint}
      </p>
      {signing !== null && <SignDialog view={view} file={signing} onClose={() => setSigning(null)} />}
    </section>
  )
}

interface DocumentStepProps {
  file: LeadFile
  onAsk: () => void
  onSign: () => void
}

/** The signing state of a document, with the action that comes next. */
function DocumentStep({ file, onAsk, onSign }: DocumentStepProps) {
  const texts = useTexts(deskTexts)
  const step = deskSigningStepOf(file)
  if (step === 'waiting') return <span className="mark">{texts.waiting}</span>
  if (step === 'signed')
    return (
      <span className="mark" data-state="booked">
        {texts.signed}
      </span>
    )
  return step === null ? (
    <Button aria-label={texts.askToSignName(file.file_name)} onClick={onAsk}>
      {texts.askToSign}
    </Button>
  ) : (
    <Button variant="primary" aria-label={texts.countersignName(file.file_name)} onClick={onSign}>
      {texts.countersign}
    </Button>
  )
}
