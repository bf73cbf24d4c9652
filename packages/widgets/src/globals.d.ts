/** The version of this package, put in by the build. */
declare const __VOWKIT_VERSION__: string
