import { VendorCardGrid, type VendorCardGridProps } from '@vowkit/react'
import paginationCss from '@vowkit/react/pagination.css?inline'
import profileCss from '@vowkit/react/profile-panel.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import type { WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'

type GridProps = WidgetProps & VendorCardGridProps

/** The page that the visitor selected last, and the props for which it was selected. */
interface Selection {
  subject: string
  page: number
}

/** By the container of the element, which the element keeps while it is detached. */
const selections = new WeakMap<HTMLElement, Selection>()

/** A grid that shows the visitor's page again when a page removes the element and adds it again. */
function KeptGrid(props: GridProps) {
  const { container, category, vendorIds, list, page, onPageChange } = props
  const subject = JSON.stringify([category, vendorIds, list, page])
  const selection = container && selections.get(container)
  return (
    <VendorCardGrid
      {...props}
      page={selection?.subject === subject ? selection.page : page}
      onPageChange={(change) => {
        if (container) selections.set(container, { subject, page: change.page })
        onPageChange?.(change)
      }}
    />
  )
}

export const app = createApp('vendor-card-grid', KeptGrid, [signInCss, paginationCss, profileCss])
