// breaks imports/whole-library
import * as icons from 'lucide-react'

export const iconNames = Object.keys(icons)
