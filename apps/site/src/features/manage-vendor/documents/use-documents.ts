import { checkDocuments, type LeadView } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { useFailureText } from '../../../shared/form/use-failure-text.ts'
import { useUpload } from '../../../shared/form/use-upload.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { manageVendorMessages } from '../messages.ts'

/** State of the upload dialog. `existing` is the number of documents that are already shared. */
export function useDocuments(view: LeadView, existing: number) {
  const { documents: t } = useMessages(manageVendorMessages)
  const failureText = useFailureText()
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
    setProblem(result.ok ? null : t[result.code])
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
    } else if (result.error.code !== 'aborted') setProblem(failureText(result.error, t.saveFailed))
  }

  return { files, problem, isSaved, progress: upload.progress, cancel: upload.cancel, add, remove, save }
}
