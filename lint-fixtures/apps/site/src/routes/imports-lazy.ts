// breaks imports/lazy
export const load = () => import('./panel.tsx')
