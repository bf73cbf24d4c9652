import {
  type ComponentChild,
  type ComponentType,
  type ContainerNode,
  Fragment,
  type FunctionComponent,
  options,
  render,
  type VNode,
} from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { jsx } from 'preact/jsx-runtime'

/**
 * What our components use of React, on Preact. `preact/compat` has all of it and weighs a kilobyte more in every element;
 * a component that uses anything else does not build.
 */
export * from 'preact'
export * from 'preact/hooks'
export { Fragment as StrictMode, useLayoutEffect as useInsertionEffect }

/** The value of a store outside, rendered anew when it changes. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const value = getSnapshot()
  const [{ seen }, rerender] = useState({ seen: { value, getSnapshot } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to listen looks again
  useLayoutEffect(() => {
    Object.assign(seen, { value, getSnapshot })
    if (hasChanged(seen)) rerender({ seen })
  }, [subscribe, value, getSnapshot, seen])

  useEffect(() => {
    const check = () => {
      if (hasChanged(seen)) rerender({ seen })
    }
    check()
    return subscribe(check)
  }, [subscribe, seen])

  return value
}

function hasChanged<Value>(seen: { value: Value; getSnapshot: () => Value }): boolean {
  return !Object.is(seen.value, seen.getSnapshot())
}

/** Renders a component again only for other props. */
export function memo<Props extends object>(Component: ComponentType<Props>): FunctionComponent<Props> {
  return function Memo(this: { shouldComponentUpdate?: (next: Props) => boolean }, props: Props) {
    this.shouldComponentUpdate = (next) => !isSame(props, next)
    return jsx(Component, props)
  }
}

function isSame(a: object, b: object): boolean {
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length && entries.every(([name, value]) => Object.is(value, Reflect.get(b, name)))
  )
}

/** Preact renders at once, whatever may wait. */
export function startTransition(update: () => void): void {
  update()
}

/** @see startTransition */
export function useDeferredValue<Value>(value: Value): Value {
  return value
}

/** As `react-dom/client` has it. */
export function createRoot(container: ContainerNode) {
  return {
    render: (children: ComponentChild) => render(children, container),
    unmount: () => render(null, container),
  }
}

options.vnode = (node) => {
  if (typeof node.type === 'string') node.props = toPreact(node.type, node.props)
}

options.event = (event) => Object.assign(event, { nativeEvent: event })

const NAMES: Record<string, string> = { className: 'class', onFocus: 'onfocusin', onBlur: 'onfocusout' }

/** The props of a DOM node as Preact calls them. */
function toPreact(tag: string, props: VNode['props']): VNode['props'] {
  const given: Record<string, unknown> = props
  const named: VNode['props'] & typeof given = { children: props.children }
  for (const name in given)
    named[name === 'onChange' && isTyped(tag, props) ? 'oninput' : (NAMES[name] ?? name)] = given[name]
  return named
}

/** Whether a field changes with every key. */
function isTyped(tag: string, props: VNode['props']): boolean {
  const type: unknown = Reflect.get(props, 'type')
  return tag === 'textarea' || (tag === 'input' && !/^(file|checkbox|radio)$/.test(String(type)))
}
