import { $router, openPath } from '../../shared/router.ts'

/** What goes on to another screen when an answer has come, unless the person has gone elsewhere by then. */
export function leaveLater(): (path: string) => void {
  const here = $router.get()?.path
  return (path) => {
    if ($router.get()?.path === here) openPath(path)
  }
}
