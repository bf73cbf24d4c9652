import { watchViewport } from '@vowkit/sdk-core'
import { type RefObject, useContext, useLayoutEffect } from 'react'
import { ClientContext } from '../../provider/vowkit-provider.tsx'

/**
 * Sets two custom properties on an element while a soft keyboard is open: `--_keyboard`, the height it covers, and
 * `--_above`, how far the page is scrolled under it. On iOS `dvh` ignores the keyboard, which would cover a bottom
 * sheet.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  // A dialog also works without a client.
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
