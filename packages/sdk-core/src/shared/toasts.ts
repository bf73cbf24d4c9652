import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'

/** Duration of a toast in milliseconds. */
export const TOAST_MS = 5_000

/** A short message that disappears automatically. */
export interface NewToast {
  tone: 'success' | 'error' | 'info'
  text: string
}

export interface Toast extends NewToast {
  id: string
}

/** The toasts of a client. Get the client's only instance with `client.ports.once(createToasts)`. */
export interface Toasts {
  /** The visible toasts, oldest first. */
  readonly $toasts: ReadableAtom<readonly Toast[]>
  /** Shows a toast for 5 s and returns its id. Replaces an older toast with the same text. */
  show(toast: NewToast): string
  dismiss(id: string): void
  /** Pauses the timer of a toast, for example while the pointer is over the toast. */
  hold(id: string): void
  /** Restarts the timer of a held toast, which then disappears after 5 s. */
  release(id: string): void
}

export function createToasts({ clock, startLoop }: { clock: Clock; startLoop: StartLoop }): Toasts {
  const $toasts = atom<readonly Toast[]>([])
  /** Maps the id of each toast to the function that cancels its timer. */
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
