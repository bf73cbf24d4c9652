import baseCss from '@vowkit/react/base.css?inline'
import shellCss from './shell.css?inline'

/** What every element's shadow root has first: one sheet, which all of them share. */
export const baseSheets: readonly string[] = [baseCss + shellCss]
