import { watchViewport } from '@vowkit/sdk-core'
import { type RefObject, useContext, useLayoutEffect } from 'react'
import { ClientContext } from '../../provider/vowkit-provider.tsx'

/**
 * Tells an element how much of the window's foot a soft keyboard covers, as `--_keyboard`, and how far the window is
 * scrolled under it, as `--_above`. `dvh` leaves the keyboard out on iOS, so a bottom sheet would hide behind it.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  // A dialog needs no client to be one.
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
