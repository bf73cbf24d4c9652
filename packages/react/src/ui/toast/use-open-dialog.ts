import { useEffect, useState } from 'react'

/**
 * Returns the topmost open dialog of the page, until it closes. Searches again when `change` changes. While a modal
 * dialog is open, all elements outside the dialog are inert.
 */
export function useOpenDialog(change: unknown): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: searches again when `change` changes
  useEffect(() => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null
    const onClose = () => setDialog(null)
    setDialog(open)
    open?.addEventListener('close', onClose)
    return () => open?.removeEventListener('close', onClose)
  }, [change])

  return dialog
}
