import { watchViewport } from '@vowkit/sdk-core'
import { useLayoutEffect, useRef } from 'react'
import { useClient } from '../../provider/use-client.ts'

/**
 * Keeps the form next to it visible above an on-screen keyboard. Sets `--_keyboard` to the covered height and scrolls
 * the form.
 */
export function KeyboardAvoider() {
  const { ports } = useClient()
  const anchor = useRef<HTMLSpanElement>(null)

  useLayoutEffect(
    () =>
      watchViewport(ports, ({ below }) => {
        const section = anchor.current?.parentElement
        const form = section?.querySelector('form')
        section?.style.setProperty('--_keyboard', `${below}px`)
        // The browser scrolls only to the caret, so the keyboard may still cover the submit button.
        if (below > 0 && form?.matches(':focus-within')) form.scrollIntoView({ block: 'nearest' })
      }),
    [ports],
  )

  return <span hidden ref={anchor} />
}
