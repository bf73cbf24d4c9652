import { createElement } from 'react'

/** The part of React that r2wc uses. */
// biome-ignore lint/style/noDefaultExport: it stands in for React, whose default export r2wc imports.
export default { createElement }
