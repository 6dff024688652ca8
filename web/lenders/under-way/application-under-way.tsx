import type { Schemas } from '#sdk/types.ts'
import { Card } from '#web/ui/page.tsx'

/** An application that was sent, as it stands. */
export function ApplicationUnderWay({ application }: { application: Schemas['LenderApplication'] }) {
  return <Card title={application.lender_name}>{application.events[0]?.sentence}</Card>
}
