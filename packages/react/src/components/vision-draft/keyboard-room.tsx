import { watchViewport } from '@vowkit/sdk-core'
import { useLayoutEffect, useRef } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** Keeps the form beside it above a soft keyboard: tells how much that covers, and brings the form into sight. */
export function KeyboardRoom() {
  const { ports } = useClient()
  const place = useRef<HTMLSpanElement>(null)

  useLayoutEffect(
    () =>
      watchViewport(ports, ({ below }) => {
        const section = place.current?.parentElement
        const form = section?.querySelector('form')
        section?.style.setProperty('--_keyboard', `${below}px`)
        // The browser brings the line into sight that is written, and not the button that sends it.
        if (below > 0 && form?.matches(':focus-within')) form.scrollIntoView({ block: 'nearest' })
      }),
    [ports],
  )

  return <span hidden ref={place} />
}
