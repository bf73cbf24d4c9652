// breaks imports/package
export { useState } from 'react'
