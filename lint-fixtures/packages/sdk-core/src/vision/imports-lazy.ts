// breaks imports/lazy
export const load = () => import('./draft/submit-vision.ts')
