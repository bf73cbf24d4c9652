import { memo, type Ref, StrictMode, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'

let place: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  expect(place.childElementCount).toBe(0)
  place.remove()
})

function find<Found extends Element = HTMLInputElement>(selector: string): Found {
  const found = place.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function Field({ ref }: { ref: Ref<HTMLInputElement> }) {
  return <input ref={ref} />
}

function Form() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <StrictMode>
      <Field ref={field} />
      <button type="button" onClick={() => field.current?.focus()} />
    </StrictMode>
  )
}

const rendered: string[] = []
const Words = memo(({ text }: { text: string }) => {
  rendered.push(text)
  return <p>{text}</p>
})

let value: number
const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function Shown({ factor }: { factor: number }) {
  const product = useSyncExternalStore(listen, () => value * factor)
  const [first] = useState(product)
  return <p>{`${first} ${product}`}</p>
}

it('names classes in HTML and in SVG', () => {
  root.render(
    <p className="words">
      <svg className="icon" aria-hidden="true" />
    </p>,
  )
  expect(find('.words svg.icon').getAttribute('class')).toBe('icon')
})

it('tells of each key in a field, but of a file or a tick when it is chosen', () => {
  const heard: string[] = []
  root.render(
    <>
      <input onChange={({ target }) => heard.push(target.value)} />
      <textarea onChange={({ target }) => heard.push(target.value)} />
      <input type="checkbox" onChange={({ target }) => heard.push(String(target.checked))} />
    </>,
  )
  type(find('input'), 'a')
  type(find<HTMLTextAreaElement>('textarea'), 'b')
  find('[type=checkbox]').click()
  expect(heard).toEqual(['a', 'b', 'true'])
})

it('tells who is around a field that the focus came and went', () => {
  const heard: string[] = []
  root.render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in its field
    <div onFocus={() => heard.push('in')} onBlur={() => heard.push('out')}>
      <input />
    </div>,
  )
  find('input').focus()
  find('input').blur()
  expect(heard).toEqual(['in', 'out'])
})

it('gives the browser’s own event', () => {
  let native: Event | null = null
  root.render(<button type="button" onClick={({ nativeEvent }) => (native = nativeEvent)} />)
  find('button').click()
  expect(native).toBeInstanceOf(MouseEvent)
})

it('gives a ref to a node, through a component too', () => {
  root.render(<Form />)
  find('button').click()
  expect(document.activeElement).toBe(find('input'))
})

it('renders a memorised component for other props only', () => {
  root.render(<Words text="a" />)
  root.render(<Words text="a" />)
  expect(rendered).toEqual(['a'])
  root.render(<Words text="b" />)
  expect(find('p').textContent).toBe('b')
})

it('follows a store, from its first moment to its last', async () => {
  value = 1
  root.render(<Shown factor={1} />)
  // Between rendering and listening.
  value = 2
  await expect.poll(() => find('p').textContent).toBe('1 2')
  value = 3
  for (const listener of listeners) listener()
  await expect.poll(() => find('p').textContent).toBe('1 3')
  root.render(<Shown factor={10} />)
  expect(find('p').textContent).toBe('1 30')
  root.render(null)
  await expect.poll(() => listeners.size).toBe(0)
})

/** Each as a node of its own, as two of a component, or as nothing. */
function Rows({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (key === 'x' ? null : key < 'c' ? <Pair key={key} name={key} /> : <b key={key} id={key} />))
}

function Pair({ name }: { name: string }) {
  return (
    <>
      <b id={name} />
      <b id={`${name}2`} />
    </>
  )
}

function permute(keys: readonly string[]): string[][] {
  if (keys.length === 0) return [[]]
  return keys.flatMap((key) => permute(keys.filter((other) => other !== key)).map((rest) => [key, ...rest]))
}

it('brings keyed children into any order, and keeps the node of each', () => {
  const nodes = () => new Map([...place.children].map((node) => [node.id, node]))
  for (const keys of permute(['a', 'b', 'c', 'd', 'e', 'x'])) {
    const shown = keys.slice(keys.indexOf('c') % 3)
    const before = nodes()
    root.render(<Rows keys={shown} />)
    const ids = shown.filter((key) => key !== 'x').flatMap((key) => (key < 'c' ? [key, `${key}2`] : [key]))
    expect([...nodes().keys()]).toEqual(ids)
    for (const [id, node] of nodes()) expect(before.get(id) ?? node).toBe(node)
  }
})
