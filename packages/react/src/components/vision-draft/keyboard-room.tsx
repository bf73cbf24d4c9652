import { watchViewport } from '@vowkit/sdk-core'
import { useLayoutEffect, useRef } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** Keeps the form it is in above a soft keyboard: tells it how much that covers, and brings it into sight. */
export function KeyboardRoom() {
  const { ports } = useClient()
  const place = useRef<HTMLSpanElement>(null)

  useLayoutEffect(
    () =>
      watchViewport(ports, ({ below }) => {
        const form = place.current?.closest('form')
        form?.parentElement?.style.setProperty('--_keyboard', `${below}px`)
        // The browser brings the line into sight that is written, and not the button that sends it.
        if (below > 0 && form?.matches(':focus-within')) form.scrollIntoView({ block: 'nearest' })
      }),
    [ports],
  )

  return <span hidden ref={place} />
}
