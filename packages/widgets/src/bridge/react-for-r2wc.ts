import { createElement } from 'react'

/** The part of React that r2wc uses. */
export default { createElement }
