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

/** The parameters of a path, by name. */
export type ParamsOf<Path> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsOf<Rest>
  : ParamOf<Path>

/** The current URL, with the parameters of its screen's path. */
export type ScreenPage<Path = string> = SitePage & {
  params: string extends Path ? Record<string, string | undefined> : ParamsOf<Path>
}

/** A path with every parameter optional. */
type OptionalParams<Path extends string> = Path extends `${infer Start}/:${infer Name}/${infer Rest}`
  ? `${Start}/:${Name}?${OptionalParams<`/${Rest}`>}`
  : `${Path}?`

/** Makes every parameter of a path optional, for screens whose mailed links may be cut off at the end. */
export function optionalParams<Path extends `${string}/:${string}`>(path: Path): OptionalParams<Path> {
  return path.replaceAll(/:\w+/g, '$&?') as OptionalParams<Path>
}

/** An API call that a screen makes first. Only positive numbers of up to 9 digits are inserted into it. */
export interface Prefetch {
  call: keyof typeof calls
  /** Maps each parameter of the call's path to a parameter of the screen's path. */
  params?: Record<string, string>
  /**
   * Query parameters of the URL that the call sends, in this order, each with its default. `null` marks a required one.
   */
  query?: Record<string, number | string | null>
}

interface ScreenOptions<Path extends string, Props> {
  /**
   * `:name` is a parameter, `:name?` an optional one. Matching ignores case and a trailing slash. `*` marks a fallback
   * screen, which is shown if no other path matches.
   */
  path: Path
  /** The host that shows the screen if the deployment has two hosts. Defaults to `marketplace`. */
  area?: 'marketplace' | 'vision' | 'both'
  /** The layout around the screen. */
  layout: LayoutName
  /** Who may see the screen. Defaults to everyone. */
  guard?: Guard
  /** The key of the document title in `routesMessages.titles`. The screen may set a more specific title. */
  title: TitleName
  /** The key of the screen's purpose in `routesMessages.aims`. Defaults to `any`. */
  aim?: AimName
  /** Imports the component. Screens in the main bundle have a `component` instead. */
  load?: () => Promise<ComponentType<Props>>
  component?: ComponentType<Props>
  /** API calls to request while the code loads, if a full page load opens the screen. */
  prefetch?: readonly Prefetch[]
  /** Font files for the screen's heading that most screens do not need, below `shared/fonts`. */
  fonts?: readonly string[]
  /** How the assistant's button behaves on this screen. Absent if it is at its default position. */
  assistant?: 'hidden' | 'low' | 'for-vendor'
}

/** Maps the URL to the component's props. Required if the component has required props. */
type PropsOption<Path, Props> = object extends Props
  ? { props?: (page: ScreenPage<Path>) => Props }
  : { props: (page: ScreenPage<Path>) => Props }

/** One row of the route table. */
export interface Screen extends Omit<ScreenOptions<string, never>, 'component' | 'load'> {
  area: 'marketplace' | 'vision' | 'both'
  /** Absent for screens in the main bundle. */
  load?: () => Promise<unknown>
  /** Loads the component. Never rejects. `null` if it is loaded. */
  preload(): Promise<void> | null
  render(page: ScreenPage): ReactElement
}

/** Defines one screen. The types check that `props` returns the component's props from parameters of the path. */
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
