import { createElement } from 'preact/compat'

export * from 'preact/compat'

// biome-ignore lint/style/noDefaultExport: r2wc imports React as a whole for this one function; all of it is 3 kB more.
export default { createElement }
