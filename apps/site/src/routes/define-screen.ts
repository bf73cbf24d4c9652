import { lazyComponent } from '@vowkit/react/lazy'
import type { calls } from '@vowkit/sdk-core/contract'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { ScreenFallback } from '../shared/load-boundary.tsx'
import type { SitePage } from '../shared/router.ts'
import type { Guard } from './guard.ts'
import type { LayoutName } from './layouts.ts'
import type { AimName, TitleName } from './messages.ts'

type ParamOf<Segment> = Segment extends `:${infer Name}?`
  ? { [K in Name]?: string | undefined }
  : Segment extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown

/** The parameters of a path by their names. */
export type ParamsOf<Path> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsOf<Rest>
  : ParamOf<Path>

/** The address that is shown, with the parameters of its screen's path. */
export type ScreenPage<Path = string> = SitePage & {
  params: string extends Path ? Record<string, string | undefined> : ParamsOf<Path>
}

/** A path with every parameter optional. */
type OptionalParams<Path extends string> = Path extends `${infer Start}/:${infer Name}/${infer Rest}`
  ? `${Start}/:${Name}?${OptionalParams<`/${Rest}`>}`
  : `${Path}?`

/** Makes every parameter of a path optional, for screens that mailed links may reach with their end cut off. */
export function optionalParams<Path extends `${string}/:${string}`>(path: Path): OptionalParams<Path> {
  return path.replaceAll(/:\w+/g, '$&?') as OptionalParams<Path>
}

/** A call of the contract that a screen makes first. Only positive numbers of up to 9 digits are filled in. */
export interface Prefetch {
  call: keyof typeof calls
  /** The parameter of the screen's path that fills each parameter of the call's path. */
  params?: Record<string, string>
  /** Fields of the address's query that the call sends, in its order, each with its default. `null`: required. */
  query?: Record<string, number | null>
}

interface ScreenOptions<Path extends string, Props> {
  /**
   * `:name` stands for a parameter, `:name?` for one that may be missing. Matched in any case, with and without a
   * trailing slash. `*` matches nothing: such a screen is shown where no other one matches.
   */
  path: Path
  /** The host that shows the screen once there are two. Defaults to `marketplace`. */
  area?: 'marketplace' | 'vision' | 'both'
  /** The frame around the screen. */
  layout: LayoutName
  /** Who may see the screen. Everybody, if absent. */
  guard?: Guard
  /** The name of the document's title, until the screen sets a more specific title. */
  title: TitleName
  /** The name of what the screen is for. Defaults to `any`. */
  aim?: AimName
  /** Imports the component. A screen that is in the main bundle has a `component` instead. */
  load?: () => Promise<ComponentType<Props>>
  component?: ComponentType<Props>
  /** What to request while the code is on its way, for an address that is opened by a full load. */
  prefetch?: readonly Prefetch[]
  /** Font files that the heading needs and the other screens do not, below `shared/fonts`. */
  fonts?: readonly string[]
  /** How the assistant's button behaves here. Absent: at its usual place. */
  assistant?: 'hidden' | 'low' | 'for-vendor'
}

/** How the address becomes the component's props. Required exactly when the component requires any. */
type PropsOption<Path, Props> = object extends Props
  ? { props?: (page: ScreenPage<Path>) => Props }
  : { props: (page: ScreenPage<Path>) => Props }

/** One row of the route table. */
export interface Screen extends Omit<ScreenOptions<string, never>, 'component' | 'load'> {
  area: 'marketplace' | 'vision' | 'both'
  /** Absent for a screen that is in the main bundle. */
  load?: () => Promise<unknown>
  /** Loads the component. Never rejects. `null` when it is there. */
  preload(): Promise<void> | null
  render(page: ScreenPage): ReactElement
}

/** Defines one screen. Checks that `props` gives the component what it needs, from parameters that the path has. */
export function defineScreen<Path extends string, Props extends object>(
  options: ScreenOptions<Path, Props> & PropsOption<Path, Props>,
): Screen {
  const { load, component, props, ...row } = options
  const lazy = load && lazyComponent(load, { fallback: ScreenFallback })
  const Component = (lazy ?? component) as ComponentType<object>
  return {
    area: 'marketplace',
    ...row,
    ...(load && { load }),
    preload: () => lazy?.preload() ?? null,
    render: (page) => createElement(Component, props?.(page as unknown as ScreenPage<Path>)),
  }
}
