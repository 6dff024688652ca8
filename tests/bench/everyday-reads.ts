/** Everyday reads: the dashboard, lists, a project and its tabs, the catalog, the team. */
export function everydayReads(project_id: string): string[] {
  return [
    '/v1/user',
    '/v3/users.Permissions',
    '/v3/projects.List?limit=20',
    ...[
      'projects.Get',
      'projects.GetNextStep',
      'notes.ListByProject',
      'tasks.ListByProject',
      'projects.ListActivity',
      'projects.ListFiles',
      'design.Get',
      'pricing.Get',
      'financing.Compare',
    ].map(name => `/v3/${name}?project_id=${project_id}`),
    '/v3/collections.ListPanels?limit=10',
    '/v3/collections.ListInverters?limit=10',
    '/v3/users.GetUsers',
    '/v3/notifications.List',
    '/v3/tasks.ListMine',
    '/v3/dashboard.GetToday',
    '/v3/settings.GetGeneral',
    '/v3/adders.List',
  ]
}
