import type { Client } from '@vowkit/sdk-core'
import { useEffect } from 'react'
import type { WidgetProps } from '../widget-props.ts'

/** The callbacks of an element that follows the session. */
export interface SessionCallbacks {
  onLogin?: () => void
  onLogout?: () => void
}

type CallbackName = keyof SessionCallbacks

const EVENTS: Readonly<Record<CallbackName, string>> = { onLogin: 'vk-login', onLogout: 'vk-logout' }

/** The containers of the mounted elements that have the callback, in the order of mounting. */
const mounted: Readonly<Record<CallbackName, WeakMap<Client, Set<HTMLElement>>>> = {
  onLogin: new WeakMap(),
  onLogout: new WeakMap(),
}

/**
 * Returns the callbacks for a session that several elements share. Each element dispatches its event, but only the event
 * of the first element bubbles. A listener on the document therefore gets one event for each sign-in and sign-out.
 */
export function useSessionCallbacks(client: Client, props: WidgetProps & SessionCallbacks): SessionCallbacks {
  return { ...useCallbackOnce('onLogin', client, props), ...useCallbackOnce('onLogout', client, props) }
}

function useCallbackOnce(name: CallbackName, client: Client, props: WidgetProps & SessionCallbacks): SessionCallbacks {
  const { container, [name]: dispatch } = props
  const isUsed = dispatch !== undefined

  useEffect(() => {
    if (!container || !isUsed) return
    const containers = mounted[name].get(client) ?? new Set()
    mounted[name].set(client, containers.add(container))
    return () => void containers.delete(container)
  }, [name, client, container, isUsed])

  if (!dispatch) return {}
  return {
    [name]: () => {
      const [first] = mounted[name].get(client) ?? []
      const root = container?.getRootNode()
      if (first === container || !(root instanceof ShadowRoot)) dispatch()
      else root.host.dispatchEvent(new CustomEvent(EVENTS[name]))
    },
  }
}
