import { type ComponentType, useContext, useEffect, useState } from 'react'
import { commonMessages } from '../messages/common.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { StageStylesContext } from './stage-styles.ts'

export interface LazyStageOptions {
  /** Its styles are among those that are there from the start. */
  hasStyles?: boolean
  /** Only some ask for it: its styles are among the extra ones. */
  isExtra?: boolean
  /** Nothing stands in for it, neither until it is there nor when it does not come. */
  isOptional?: boolean
}

/**
 * A component whose code arrives when it is first rendered; a failed load offers another try.
 * Unlike `React.lazy` it does not remember a failure for ever and hides nothing that is on the screen already.
 */
export function lazyStage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { hasStyles = false, isExtra = false, isOptional = false }: LazyStageOptions = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null

  // biome-ignore lint/correctness/noComponentHookFactories: called once per stage, when a module is evaluated
  return function Stage(props: Props) {
    const words = useMessages('common', commonMessages)
    const loadStyles = useContext(StageStylesContext)
    const [hasFailed, setFailed] = useState(false)
    // Its own: what has come for another one since this was rendered does not render this anew.
    const [Shown, show] = useState(() => Loaded)

    useEffect(() => {
      if (Shown || hasFailed) return
      let isWanted = true
      Promise.all([load(), hasStyles || loadStyles(isExtra)]).then(
        ([component]) => {
          Loaded = component
          if (isWanted) show(() => component)
        },
        () => isWanted && setFailed(true),
      )
      return () => {
        isWanted = false
      }
    }, [Shown, hasFailed, loadStyles])

    if (Shown) return <Shown {...props} />
    if (isOptional) return null
    if (!hasFailed)
      return (
        <div className="vk-stage" role="status" aria-label={words.loading}>
          <span className="vk-spinner" />
        </div>
      )
    return (
      <Alert>
        {words.stageFailed}{' '}
        <Button variant="quiet" onClick={() => setFailed(false)}>
          {words.tryAgain}
        </Button>
      </Alert>
    )
  }
}
