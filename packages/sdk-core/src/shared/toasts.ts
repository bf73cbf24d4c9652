import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'

/** How long a toast is shown. */
export const TOAST_MS = 5_000

/** Something to be told in passing. */
export interface NewToast {
  tone: 'success' | 'error' | 'info'
  text: string
}

export interface Toast extends NewToast {
  id: string
}

/** What is told in passing. A client has one: `client.ports.once(createToasts)`. */
export interface Toasts {
  /** Oldest first. */
  readonly $toasts: ReadableAtom<readonly Toast[]>
  /** Shows it for 5 s, in place of one that says the same; gives its id. */
  show(toast: NewToast): string
  dismiss(id: string): void
  /** Keeps it, while somebody points at it say. */
  hold(id: string): void
  /** Lets it go again, 5 s from now. */
  release(id: string): void
}

export function createToasts({ clock, startLoop }: { clock: Clock; startLoop: StartLoop }): Toasts {
  const $toasts = atom<readonly Toast[]>([])
  /** How to keep each toast from going. */
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
