import { useStore } from '@nanostores/react'
import { lazyModule } from '@vowkit/sdk-core'
import { atom } from 'nanostores'
import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'

export interface LazyFallbackProps {
  /** Loads the component again. Absent until a load has failed. */
  onRetry?: () => void
}

export interface LazyComponentOptions {
  /**
   * What stands in until the component is loaded: a spinner, which becomes "Try again" after a failure, or nothing. A
   * component with `none` also renders nothing after a failure, and loads again when it is next mounted. A component of
   * your own renders both the loading and the failure.
   */
  fallback?: 'spinner' | 'none' | ComponentType<LazyFallbackProps>
}

/** A component in a chunk of its own, loaded when it first mounts. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /**
   * Starts loading a component that is about to be needed. Resolves when it is loaded or has failed, and never rejects:
   * the mounted component shows the failure. Returns `null` when it is loaded already.
   */
  preload(): Promise<void> | null
}

/**
 * Makes a component that loads when it first mounts. A component that is loaded renders at once, except during
 * hydration, which begins with the fallback that the server rendered. Unlike `React.lazy` it retries after a failure and
 * never suspends, so it hides nothing that is on the screen.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = 'spinner' }: LazyComponentOptions = {},
): LazyComponent<Props> {
  const module = lazyModule(load)
  const $component = atom<ComponentType<Props> | null>(null)

  async function loadComponent(): Promise<void> {
    $component.set(await module.load())
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per lazy component, when its module is evaluated
  function LazyComponent(props: Props) {
    const Loaded = useStore($component, { ssr: 'initial' })
    const [hasFailed, setFailed] = useState(false)

    useEffect(() => {
      if (Loaded || hasFailed) return
      let isMounted = true
      loadComponent().catch(() => isMounted && setFailed(true))
      return () => {
        isMounted = false
      }
    }, [Loaded, hasFailed])

    if (Loaded) return <Loaded {...props} />
    if (fallback === 'none') return null
    const Fallback = fallback === 'spinner' ? Spinner : fallback
    return <Fallback onRetry={hasFailed ? () => setFailed(false) : undefined} />
  }

  return Object.assign(LazyComponent, {
    preload: () => ($component.get() ? null : loadComponent().catch(() => {})),
  })
}

function Spinner({ onRetry }: LazyFallbackProps) {
  const words = useMessages('common', commonMessages)
  if (!onRetry)
    return (
      <div className="vk-loading" role="status" aria-label={words.loading}>
        <span className="vk-spinner" />
      </div>
    )
  return (
    <Alert>
      {words.stageFailed}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Alert>
  )
}
