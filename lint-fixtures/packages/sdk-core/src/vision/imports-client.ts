// breaks imports/upwards
export const later = () => import('../client/create-client.ts')
