/** The version of this package, put in by the build. */
declare const __VOWKIT_VERSION__: string
/** The files a classic script fetches later, by their names, and what of the script's own they work with: put in by the build. */
declare const __VOWKIT_LATER__: Readonly<Record<string, string>>
declare const __VOWKIT_NEEDS__: object
