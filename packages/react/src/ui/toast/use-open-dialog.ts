import { useEffect, useState } from 'react'

/**
 * The dialog that lies over the page, until it closes; searched again whenever `change` is another. While it is open,
 * what stands outside of it can be neither pressed nor heard.
 */
export function useOpenDialog(change: unknown): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at each change
  useEffect(() => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null
    const leave = () => setDialog(null)
    setDialog(open)
    open?.addEventListener('close', leave)
    return () => open?.removeEventListener('close', leave)
  }, [change])

  return dialog
}
