import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { ActivityFeed } from './activity-feed.tsx'

export default function ActivityTab({ project }: TabProps) {
  return <ActivityFeed project={project} />
}
