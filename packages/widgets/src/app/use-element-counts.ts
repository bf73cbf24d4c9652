import type { Attribution, Client } from '@vowkit/sdk-core'
import { createElementCounter } from '@vowkit/sdk-core'
import { useLayoutEffect } from 'react'

interface CountOptions {
  client: Client
  /** The node that contains the element's content. Without it, nothing is counted. */
  container: HTMLElement | undefined
  place: Attribution
  isOff: boolean | undefined
}

/** Counts the element when it is visible, and when the visitor starts to type into a text area. */
export function useElementCounts({ client, container, place, isOff }: CountOptions): void {
  const { element, partner, vendorId } = place

  // A layout effect, because the element dispatches the input of its first view immediately after the first render.
  useLayoutEffect(() => {
    if (!container || isOff || !(vendorId || partner)) return
    const count = client.ports.once(createElementCounter)
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      count('view', { element, partner, vendorId })
    })
    // The container of the assistant has no size. Its button does.
    observer.observe(container.querySelector('button') ?? container)
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) count('draft', { element, partner, vendorId })
    }
    container.addEventListener('input', onInput)
    return () => {
      observer.disconnect()
      container.removeEventListener('input', onInput)
    }
  }, [client, container, isOff, element, partner, vendorId])
}
