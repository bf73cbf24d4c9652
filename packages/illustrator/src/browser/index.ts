/**
 * An address at which a drawn scene can be shown by an `<img>`.
 *
 * Whoever asks for it gives it back with `URL.revokeObjectURL`.
 */
export function toObjectUrl(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
