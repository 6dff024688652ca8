// The tools and their shortcut keys.
import {
  Grid2x2,
  Hand,
  House,
  type LucideIcon,
  MousePointer2,
  Pentagon,
  Ruler,
  Scaling,
  Square,
  SquareDashed,
  TreeDeciduous,
} from 'lucide-react'
import { words } from './words.ts'

export type ToolId =
  | 'select'
  | 'pan'
  | 'roof'
  | 'plane'
  | 'rectangle'
  | 'obstruction'
  | 'tree'
  | 'modules'
  | 'measure'
  | 'scale'
/** `short` is the part of the name shown with the icon. */
type Tool = {
  id: ToolId
  name: string
  short: string
  key: string
  icon: LucideIcon
  hint: string
  edits: boolean
}

export const TOOLS: readonly Tool[] = [
  {
    id: 'select',
    name: words.select_move,
    short: words.select_short,
    key: 'V',
    icon: MousePointer2,
    hint: words.click_part_select_drag,
    edits: false,
  },
  { id: 'pan', name: words.pan, short: words.pan, key: 'H', icon: Hand, hint: words.pan_hint, edits: false },
  {
    id: 'roof',
    name: words.draw_roof,
    short: words.roof_short,
    key: 'B',
    icon: House,
    hint: words.draw_roof_hint,
    edits: true,
  },
  {
    id: 'plane',
    name: words.draw_roof_plane,
    short: words.roof_plane_short,
    key: 'P',
    icon: Pentagon,
    hint: words.click_each_corner_enter,
    edits: true,
  },
  {
    id: 'rectangle',
    name: words.rectangular_plane,
    short: words.rectangle_short,
    key: 'R',
    icon: Square,
    hint: words.drag_corner_corner_lies,
    edits: true,
  },
  {
    id: 'obstruction',
    name: words.obstruction,
    short: words.obstruction,
    key: 'O',
    icon: SquareDashed,
    hint: words.drag_rectangle_click_corners,
    edits: true,
  },
  {
    id: 'tree',
    name: words.tree,
    short: words.tree,
    key: 'T',
    icon: TreeDeciduous,
    hint: words.click_where_stands_drag,
    edits: true,
  },
  {
    id: 'modules',
    name: words.toggle_panels,
    short: words.panels_short,
    key: 'M',
    icon: Grid2x2,
    hint: words.toggle_panels_hint,
    edits: true,
  },
  {
    id: 'measure',
    name: words.measure,
    short: words.measure,
    key: 'L',
    icon: Ruler,
    hint: words.click_two_points_what,
    edits: false,
  },
  {
    id: 'scale',
    name: words.set_scale,
    short: words.scale_short,
    key: 'S',
    icon: Scaling,
    hint: words.draw_along_something_whose,
    edits: true,
  },
]

export const toolOf = (id: ToolId) => TOOLS.find(one => one.id === id)
