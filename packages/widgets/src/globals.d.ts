/** The version of this package. */
declare const __VOWKIT_VERSION__: string
/** The URL of the element's app, relative to the element's file. Empty in tests. */
declare const __VOWKIT_APP__: string
/** Whether the file is a classic script. */
declare const __VOWKIT_CLASSIC__: boolean

/** The markup of an element's first view, rendered from its component at build. */
declare module 'virtual:first-view/*' {
  export const markups: import('./first-view/markups.ts').Markups
}

declare module 'virtual:first-view/vendor-card-grid' {
  export const markups: import('./first-view/markups.ts').Markups<import('./first-view/tree.ts').CardsMarkup>
}

declare module 'virtual:first-view/magic-link-vendors' {
  export const markups: import('./first-view/markups.ts').Markups<import('./first-view/tree.ts').LinkMarkup>
}
