import { checkDocuments, type DocumentsResult, type LeadView, TOO_MANY_LEAD_FILES } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { useUpload } from '../../../shared/form/use-upload.ts'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { failureText } from '../failure-text.ts'

export const TYPES_HELP = 'Only PDFs, images, or videos are supported'

type Refusal = Extract<DocumentsResult, { ok: false }>['code']

const REFUSALS: Record<Refusal, string> = {
  too_many: TOO_MANY_LEAD_FILES,
  wrong_type: TYPES_HELP,
  too_large: 'A document may have at most 200 MB.',
}

/** State of the upload dialog. `existing` is the number of documents that are already shared. */
export function useDocuments(view: LeadView, existing: number) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const upload = useUpload()
  useNetworkTold()

  function add(more: readonly File[]): void {
    // Drop events also fire while the input is disabled.
    if (upload.progress !== null) return
    const all = [...files, ...more]
    const result = checkDocuments(all, existing)
    setSaved(false)
    setProblem(result.ok ? null : REFUSALS[result.code])
    if (result.ok) setFiles(all)
  }

  function remove(file: File): void {
    setProblem(null)
    setFiles(files.filter((other) => other !== file))
  }

  async function save(): Promise<void> {
    if (files.length === 0 || upload.progress !== null) return
    setProblem(null)
    const result = await upload.run((options) => {
      options.onProgress?.(0)
      return view.upload(files, options)
    })
    if (result.ok) {
      setFiles([])
      setSaved(true)
    } else if (result.error.code !== 'aborted')
      setProblem(failureText(result.error, 'The documents could not be saved. Please try again.'))
  }

  return { files, problem, isSaved, progress: upload.progress, cancel: upload.cancel, add, remove, save }
}
