// What problems tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  phone_sized: { en: 'Phone-sized', es: 'Tamaño de teléfono' },
  tablet_sized: { en: 'Tablet-sized', es: 'Tamaño de tableta' },
  desktop_sized: { en: 'Desktop-sized', es: 'Tamaño de computadora' },
  problem_reopened: { en: 'Problem reopened', es: 'Problema reabierto' },
  problem_resolved: { en: 'Problem resolved', es: 'Problema resuelto' },
  problem_dismissed: { en: 'Problem dismissed', es: 'Problema descartado' },
  screen_details: {
    en: '{screens}, {has_language, select, yes {Spanish} other {English}}, version {app_version}',
    es: '{screens}, {has_language, select, yes {español} other {inglés}}, versión {app_version}',
  },
  resolve: { en: 'Resolve', es: 'Resolver' },
  dismiss: { en: 'Dismiss', es: 'Descartar' },
  reopen: { en: 'Reopen', es: 'Reabrir' },
  page: { en: 'Page', es: 'Página' },
  page_number: { en: ', page {page_number}', es: ', página {page_number}' },
  browser: { en: 'Browser', es: 'Navegador' },
  browser_on_device: { en: '{problem} on', es: '{problem} en' },
  another_device: { en: 'another device', es: 'otro dispositivo' },
  reports: { en: 'Reports', es: 'Reportes' },
  last_reported: { en: 'Last reported', es: 'Último reporte' },
  page_problems: { en: 'Page problems', es: 'Problemas de páginas' },
  homeowner_pages_failed_reported: {
    en: 'Homeowner pages that failed, reported with the homeowner’s consent and without personal data. Deleted after 90 days.',
    es: 'Páginas de propietarios que fallaron, reportadas con su consentimiento y sin datos personales. Se eliminan a los 90 días.',
  },
  open: { en: 'Open', es: 'Abiertos' },
  resolved: { en: 'Resolved', es: 'Resueltos' },
  dismissed: { en: 'Dismissed', es: 'Descartados' },
  all: { en: 'All', es: 'Todos' },
  any_page: { en: 'Any page', es: 'Cualquier página' },
  device: { en: 'Device', es: 'Dispositivo' },
  any_device: { en: 'Any device', es: 'Cualquier dispositivo' },
  no_problems_match_these: { en: 'No problems match these filters', es: 'Ningún problema coincide con estos filtros' },
  clear_filters: { en: 'Clear filters', es: 'Borrar filtros' },
  no_open_problems: { en: 'No open problems', es: 'No hay problemas abiertos' },
  when_homeowner_page_fails: {
    en: 'When a homeowner’s page fails and they agree to report it, it’s listed here.',
    es: 'Si falla la página de un propietario y acepta reportarlo, aparece aquí.',
  },
})
