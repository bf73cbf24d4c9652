export const IMAGE_ROLES = ['inspiration', 'venue'] as const

/**
 * The role of a reference image. `inspiration`: the vision takes its colours and flowers. `venue`: the vision is this
 * photo, with the ceremony drawn into it.
 */
export type ImageRole = (typeof IMAGE_ROLES)[number]

/**
 * Returns the file name under which a reference image is uploaded. The name contains the role: `venue-1`. `position`
 * starts at 1.
 */
export function imageFileName(role: ImageRole, position: number): string {
  return `${role}-${position}`
}

/** Returns the role in the file name of an uploaded image. Default: `inspiration`. */
export function roleInFileName(name: string): ImageRole {
  return IMAGE_ROLES.find((role) => name.startsWith(`${role}-`)) ?? 'inspiration'
}
