import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PropType } from '../../src/bridge/prop-types.ts'
import { toAttributeName } from '../../src/bridge/prop-types.ts'
import { findParts } from './find-parts.ts'
import { type Member, readInterface } from './read-interface.ts'
import { type Options, readOptions, readSharedOptions } from './read-options.ts'
import { readOwnToken, type Token } from './read-tokens.ts'

export interface ElementProperty extends Member {
  /** In HTML; absent for what is a property only. */
  attribute?: string
}

export interface ElementEvent extends Member {
  cancelable: boolean
}

/** Everything a page may know of an element. */
export interface ElementDescription {
  tag: string
  /** The names of its interfaces in `src/types`. */
  interfaces: { element: string; events: string }
  description: string
  properties: ElementProperty[]
  methods: Member[]
  events: ElementEvent[]
  parts: string[]
  /** The custom properties it has besides those of all elements. */
  tokens: Token[]
}

const SOURCES = join(import.meta.dirname, '../../src')
const REACT_ENTRY = join(import.meta.dirname, '../../../react/src/index.ts')

/** The browser's own property `lang` is taken too; it needs no member, but says what it does here. */
const LANG: ElementProperty = {
  name: 'lang',
  attribute: 'lang',
  kind: 'field',
  type: 'string',
  description: 'Language of the words, dates and numbers, and the direction.',
  default: 'en',
}

/**
 * Describes every element from its one source: what it takes and tells from `src/elements`, in which types and words
 * from `src/types`. Throws where the two do not agree.
 */
export function describeElements(): ElementDescription[] {
  const shared = readSharedOptions(join(SOURCES, 'shell/widget-props.ts'))
  const files = readdirSync(join(SOURCES, 'elements')).filter((file) => !file.includes('.test.'))
  return files.map((file) => describe(basename(file, '.ts'), shared))
}

function describe(tag: string, shared: Options): ElementDescription {
  const file = join(SOURCES, `elements/${tag}.ts`)
  const own = readOptions(file)
  const taken = new Map([...own.props, ...shared.props])
  const told = new Map([...own.events, ...shared.events])
  const element = readInterface(join(SOURCES, `types/${tag}.ts`), 'Element')
  const events = readInterface(join(SOURCES, `types/${tag}.ts`), 'Events')
  const fields = [...element.members.filter(({ kind }) => kind === 'field'), LANG]
  requireSame(tag, [...taken.keys()], fields)
  requireSame(tag, [...told.keys()], events.members)
  const [description = '', ...tokens] = element.description.split(/\s*@cssproperty\s+/)
  return {
    tag,
    interfaces: { element: element.name, events: events.name },
    description,
    properties: fields.map((member) => ({ ...member, ...attributeOf(member.name, taken.get(member.name)) })),
    methods: element.members.filter(({ kind }) => kind === 'method'),
    events: events.members.map((member) => ({ ...member, cancelable: told.get(member.name)?.cancelable ?? false })),
    parts: findParts(file, REACT_ENTRY),
    tokens: tokens.map(readOwnToken),
  }
}

function attributeOf(name: string, type: PropType | undefined): { attribute?: string } {
  return type === 'object' ? {} : { attribute: toAttributeName(name) }
}

function requireSame(tag: string, registered: string[], described: Member[]): void {
  const names = described.map(({ name }) => name)
  const missing = registered.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`src/types/${tag}.ts says nothing of ${missing.join(', ')}.`)
  const unknown = names.filter((name) => !registered.includes(name))
  if (unknown.length > 0) throw new Error(`src/elements/${tag}.ts knows nothing of ${unknown.join(', ')}.`)
  const silent = described.filter(({ description }) => !description).map(({ name }) => name)
  if (silent.length > 0) throw new Error(`src/types/${tag}.ts has no comment on ${silent.join(', ')}.`)
}
