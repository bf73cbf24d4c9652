/** Returns the path of a screen up to its first parameter, such as `/reset_password/`. */
export function pathStart(path: string): string {
  return path.replace(/:.*/, '')
}
