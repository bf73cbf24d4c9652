import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Where a picture is to be had as a file. On a page of another origin a browser opens a picture rather than keep it,
 * unless the backend says otherwise; ours does when it is asked.
 */
export function downloadAddress({ apiHost }: Pick<FeaturePorts, 'apiHost'>, picture: string): string {
  return picture.startsWith(`${apiHost}/files/`) ? `${picture}?download` : picture
}
