// What the hand can hold, and the key that takes each up.
import {
  Grid2x2,
  Hand,
  type LucideIcon,
  MousePointer2,
  Pentagon,
  Ruler,
  Scaling,
  Square,
  SquareDashed,
  TreeDeciduous,
} from 'lucide-react'

export type ToolId = 'select' | 'pan' | 'plane' | 'rectangle' | 'obstruction' | 'tree' | 'modules' | 'measure' | 'scale'
export type Tool = { id: ToolId; name: string; key: string; icon: LucideIcon; hint: string; edits: boolean }

export const TOOLS: readonly Tool[] = [
  {
    id: 'select',
    name: 'Select and move',
    key: 'V',
    icon: MousePointer2,
    hint: 'Click a part to select it, drag to move it. Drag beside it to move the sheet.',
    edits: false,
  },
  { id: 'pan', name: 'Move the sheet', key: 'H', icon: Hand, hint: 'Drag to move the sheet.', edits: false },
  {
    id: 'plane',
    name: 'Draw a roof plane',
    key: 'P',
    icon: Pentagon,
    hint: 'Click each corner. Enter or the first corner closes, Backspace takes one back, Escape gives up, Alt switches snapping off.',
    edits: true,
  },
  {
    id: 'rectangle',
    name: 'Rectangular plane',
    key: 'R',
    icon: Square,
    hint: 'Drag from corner to corner. It lies along the plane drawn last.',
    edits: true,
  },
  {
    id: 'obstruction',
    name: 'Obstruction',
    key: 'O',
    icon: SquareDashed,
    hint: 'Drag a rectangle, or click the corners of any other shape and press Enter.',
    edits: true,
  },
  {
    id: 'tree',
    name: 'Tree',
    key: 'T',
    icon: TreeDeciduous,
    hint: 'Click where it stands, or drag to the edge of its crown.',
    edits: true,
  },
  {
    id: 'modules',
    name: 'Switch modules',
    key: 'M',
    icon: Grid2x2,
    hint: 'Click a module to take it away or put it back; drag over several.',
    edits: true,
  },
  {
    id: 'measure',
    name: 'Measure',
    key: 'L',
    icon: Ruler,
    hint: 'Click two points. What is measured stays until the next tool.',
    edits: false,
  },
  {
    id: 'scale',
    name: 'Set the scale',
    key: 'S',
    icon: Scaling,
    hint: 'Draw along something whose length you know, then enter its length.',
    edits: true,
  },
]

export const toolOf = (id: ToolId) => TOOLS.find(one => one.id === id)
