import { watchViewport } from '@vowkit/sdk-core'
import { type RefObject, useContext, useLayoutEffect } from 'react'
import { ClientContext } from '../../provider/vowkit-provider.tsx'

/**
 * Sets two custom properties on an element while an on-screen keyboard is open. `--_keyboard` is the covered height,
 * and `--_above` is the distance by which the page is scrolled. Without them, the keyboard would cover a bottom sheet
 * on iOS, where `dvh` ignores the keyboard.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  // The client is optional, because dialogs also work without a provider.
  const ports = useContext(ClientContext)?.ports

  useLayoutEffect(
    () =>
      watchViewport(ports ?? {}, ({ above, below }) => {
        target.current?.style.setProperty('--_keyboard', `${below}px`)
        target.current?.style.setProperty('--_above', `${above}px`)
      }),
    [ports, target],
  )
}
