import { File, FileImage, FileText, FileVideo } from 'lucide-react'

const KINDS = [
  { names: /\.pdf$/i, Icon: FileText },
  { names: /\.(jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?)$/i, Icon: FileImage },
  { names: /\.(mp4|m4v|mov|webm|3gp|mpe?g|avi)$/i, Icon: FileVideo },
]

/** An icon for the document's type, derived from its file extension. */
export function DocumentIcon({ name }: { name: string }) {
  const { Icon } = KINDS.find(({ names }) => names.test(name)) ?? { Icon: File }
  return <Icon className="document__icon" size={24} strokeWidth={1.5} aria-hidden="true" />
}
