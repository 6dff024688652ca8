import { Box, PencilRuler, TableProperties } from 'lucide-react'
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** Ways to design: drawing, 3D view, or figures. Read-only users see the drawing. */
export function DesignWays({
  project_id,
  designed,
  mayEdit,
}: {
  project_id: string
  designed: boolean
  mayEdit: boolean
}) {
  const id = { id: project_id }
  if (!mayEdit && !designed) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Link href={href('/projects/[id]/designer', id)} className={buttonLook(designed ? 'secondary' : 'primary')}>
        <PencilRuler size={14} aria-hidden />
        {!mayEdit ? words.look_drawing : designed ? words.designer : words.draw_roof}
      </Link>
      {designed && (
        <Link href={href('/projects/[id]/designer2', id)} className={buttonLook('ghost')}>
          <Box size={14} aria-hidden />
          3D
        </Link>
      )}
      {mayEdit && (
        <Link href={href('/projects/[id]/manual', id)} className={buttonLook(designed ? 'ghost' : 'secondary')}>
          <TableProperties size={14} aria-hidden />
          {designed ? words.edit_manually : words.design_manually}
        </Link>
      )}
    </div>
  )
}
