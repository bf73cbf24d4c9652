// breaks imports/upwards
import { Button } from '../ui/button/button.tsx'

export const label = Button
