// The dashboard's loading placeholder: today's tasks, a line of figures, and cards.
import { Skeleton } from '#web/ui/states.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const FOUR = ROWS.slice(0, 4)

export const DashboardShape = () => (
  <>
    <div className="flex flex-col gap-7 rounded-card border border-hairline bg-surface p-5">
      {ROWS.map(row => (
        <Skeleton key={row} className="w-full max-sm:h-14" />
      ))}
    </div>
    <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
      {FOUR.map(one => (
        <Skeleton key={one} className="h-10" />
      ))}
    </div>
    <div className="grid gap-5 lg:grid-cols-2">
      {FOUR.map(one => (
        <Skeleton key={one} className="h-56" />
      ))}
    </div>
  </>
)
