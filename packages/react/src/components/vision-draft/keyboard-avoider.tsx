import { watchViewport } from '@vowkit/sdk-core'
import { useLayoutEffect, useRef } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** Keeps the form next to it above a soft keyboard: sets `--_keyboard` to the covered height and scrolls to the form. */
export function KeyboardAvoider() {
  const { ports } = useClient()
  const place = useRef<HTMLSpanElement>(null)

  useLayoutEffect(
    () =>
      watchViewport(ports, ({ below }) => {
        const section = place.current?.parentElement
        const form = section?.querySelector('form')
        section?.style.setProperty('--_keyboard', `${below}px`)
        // The browser scrolls to the caret, not to the button.
        if (below > 0 && form?.matches(':focus-within')) form.scrollIntoView({ block: 'nearest' })
      }),
    [ports],
  )

  return <span hidden ref={place} />
}
