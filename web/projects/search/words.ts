import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  all_projects: { en: 'All projects matching “{join}”', es: 'Todos los proyectos con “{join}”' },
  homeowners: { en: 'Homeowners', es: 'Propietarios' },
  invoices: { en: 'Invoices', es: 'Facturas' },
  team: { en: 'Team', es: 'Equipo' },
  previous_result: { en: 'Previous result', es: 'Resultado anterior' },
  next_result: { en: 'Next result', es: 'Resultado siguiente' },
  open: { en: 'Open', es: 'Abrir' },
  open_new_tab: { en: 'Open in new tab', es: 'Abrir en una pestaña nueva' },
  pages_actions_help_found: {
    en: '{cannot_reach} You can still search pages, actions and help; projects and people return when you reconnect.',
    es: '{cannot_reach} Puede buscar páginas, acciones y ayuda; los proyectos y las personas vuelven con la conexión.',
  },
  pages_actions_found_all: {
    en: '{message} You can still search pages and actions.',
    es: '{message} Todavía puede buscar páginas y acciones.',
  },
  one_result: { en: '1 result', es: '1 resultado' },
  count_results: { en: '{count} results', es: '{count} resultados' },
  no_results_for: { en: 'No results for “{text}”', es: 'No hay resultados para “{text}”' },
  try_part_name_street: {
    en: 'Try part of a name, a street, a phone number or a project number such as P-1001.',
    es: 'Pruebe con parte de un nombre, una calle, un teléfono o un número de proyecto, como P-1001.',
  },
  search_everything: { en: 'Search everything', es: 'Buscar en todo' },
  project_homeowner_page_action: {
    en: 'Project, homeowner, page or action',
    es: 'Proyecto, propietario, página o acción',
  },
  close_search: { en: 'Close search', es: 'Cerrar búsqueda' },
  results: { en: 'Results', es: 'Resultados' },
  new_tab: { en: 'New tab', es: 'Pestaña nueva' },
  new_project_at: { en: 'New project at {text}', es: 'Proyecto nuevo en {text}' },
})
