import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'

/** How long a toast is shown. */
export const TOAST_MS = 5_000

/** A short message that disappears by itself. */
export interface NewToast {
  tone: 'success' | 'error' | 'info'
  text: string
}

export interface Toast extends NewToast {
  id: string
}

/** The toasts of a client, which has one instance: `client.ports.once(createToasts)`. */
export interface Toasts {
  /** Oldest first. */
  readonly $toasts: ReadableAtom<readonly Toast[]>
  /** Shows a toast for 5 s, and removes one with the same text. Returns its id. */
  show(toast: NewToast): string
  dismiss(id: string): void
  /** Keeps a toast, for example while the pointer is over it. */
  hold(id: string): void
  /** Dismisses a toast that was held, 5 s from now. */
  release(id: string): void
}

export function createToasts({ clock, startLoop }: { clock: Clock; startLoop: StartLoop }): Toasts {
  const $toasts = atom<readonly Toast[]>([])
  /** Cancels the dismissal of each toast. */
  const holds = new Map<string, () => void>()
  let shown = 0

  function hold(id: string): void {
    holds.get(id)?.()
    holds.delete(id)
  }

  function dismiss(id: string): void {
    hold(id)
    $toasts.set($toasts.value.filter((toast) => toast.id !== id))
  }

  function release(id: string): void {
    hold(id)
    if (!$toasts.value.some((toast) => toast.id === id)) return
    const stop = startLoop(async (signal) => {
      await clock.sleep(TOAST_MS, signal)
      dismiss(id)
    })
    holds.set(id, stop)
  }

  return {
    $toasts,
    show({ tone, text }) {
      const id = String(++shown)
      for (const same of $toasts.value.filter((toast) => toast.text === text)) hold(same.id)
      $toasts.set([...$toasts.value.filter((toast) => toast.text !== text), { id, tone, text }])
      release(id)
      return id
    },
    dismiss,
    hold,
    release,
  }
}
