/** Has the code of the panel come: half a dozen times as much as the button is. */
export const loadPanel = () => import('./panel.ts')
