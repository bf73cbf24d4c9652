import { createElement } from 'preact/compat'

/** The part of React that r2wc uses. */
export default { createElement }
