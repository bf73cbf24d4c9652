import r2wc from '@r2wc/react-to-web-component'
import { useEffect, useRef, useState } from 'react'
import type { R2wcClass } from '../src/element/r2wc-slots.ts'
import { register } from '../src/element/register.ts'
import { createElementClass } from '../src/element/widget-element.ts'
import { loadedApp } from './loaded-app.ts'

export interface ProbeProps {
  visionId?: string
  count?: number
  withoutCaption?: boolean
  settings?: { depth: number }
  lang?: string
  onPick?: (fact: { id: number }) => boolean
  onSettle?: (fact: string) => boolean
}

/** Records the renders and mounts of all test elements, so that a test can distinguish a remount from an update. */
export const seen = { renders: [] as ProbeProps[], mounts: 0, unmounts: 0, allowed: [] as boolean[] }

/** A test component that uses props of every type, events, a draft and a text field. */
export function Probe(props: ProbeProps) {
  const [clicks, setClicks] = useState(0)
  const draft = useRef<HTMLTextAreaElement>(null)
  seen.renders.push(props)
  useEffect(() => {
    seen.mounts++
    return () => {
      seen.unmounts++
    }
  }, [])
  return (
    <div className="probe" part="base">
      <p className="probe__id">{props.visionId ?? 'none'}</p>
      <p className="probe__count">{props.count ?? 'none'}</p>
      <p className="probe__caption">{props.withoutCaption ? 'without' : 'with'}</p>
      <p className="probe__depth">{props.settings?.depth ?? 'none'}</p>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {`clicked ${clicks}`}
      </button>
      <button
        type="button"
        className="probe__pick"
        onClick={() => props.onPick && seen.allowed.push(props.onPick({ id: 7 }))}
      >
        pick
      </button>
      <button type="button" className="probe__settle" onClick={() => props.onSettle?.('done')}>
        settle
      </button>
      <textarea ref={draft} aria-label="Draft" />
    </div>
  )
}

export const probeOptions = {
  props: {
    visionId: 'string',
    count: 'number',
    withoutCaption: 'boolean',
    settings: 'object',
    lang: 'string',
  },
  events: { onPick: { name: 'vk-probe-pick', cancelable: true }, onSettle: 'vk-probe-settle' },
  css: ['.probe{color:rgb(1, 2, 3)}'],
} as const

export interface ProbeElement extends HTMLElement, ProbeProps {
  lang: string
}

/** Creates the class of a test element whose app has already loaded. */
export function createProbeClass() {
  const app = {
    css: [],
    Element: r2wc(Probe) as unknown as R2wcClass,
    isReady: () => true,
    prepare: async () => {},
  }
  return createElementClass<ProbeProps>({ ...loadedApp(app), ...probeOptions })
}

export function defineProbe(tag = 'vk-probe') {
  register(tag, createProbeClass)
}

/** Replaces the page's body with the given markup, and returns the test element in it. */
export function mountProbe(html = '<vk-probe></vk-probe>'): ProbeElement {
  document.body.innerHTML = html
  return find<ProbeElement>(document, 'vk-probe')
}

export function inside<E extends HTMLElement = HTMLElement>(element: HTMLElement, selector: string): E {
  if (!element.shadowRoot) throw new Error('The element has no shadow root.')
  return find<E>(element.shadowRoot, selector)
}

function find<E extends HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}

export function textOf(element: HTMLElement, selector: string): string {
  return inside(element, selector).textContent ?? ''
}

/** Waits until several rounds of microtasks have run. */
export async function microtasks(): Promise<void> {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}
