import { watchViewport } from '@vowkit/sdk-core'
import { useLayoutEffect, useRef } from 'react'
import { useClient } from '../../provider/use-client.ts'

/**
 * Keeps its sibling form visible above a soft keyboard: sets `--_keyboard` to the covered height and scrolls the form.
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
        // The browser scrolls to the caret, which may leave the submit button covered.
        if (below > 0 && form?.matches(':focus-within')) form.scrollIntoView({ block: 'nearest' })
      }),
    [ports],
  )

  return <span hidden ref={anchor} />
}
