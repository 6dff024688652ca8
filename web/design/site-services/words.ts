import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  site_services: { en: 'Site services', es: 'Servicios del sitio' },
  what_they_are: {
    en: 'Public services show where a house is and how it looks from above.',
    es: 'Servicios públicos muestran dónde está una casa y cómo se ve desde arriba.',
  },
  off_on_server: {
    en: 'This server is set to ask no services (SITE_SERVICES=off). Nothing is sent.',
    es: 'Este servidor no consulta ningún servicio (SITE_SERVICES=off). No se envía nada.',
  },
  look_up_houses: { en: 'Look up houses', es: 'Buscar casas' },
  look_up_houses_help: {
    en: 'When a project gets an address, its house is looked up in the background.',
    es: 'Cuando un proyecto recibe una dirección, su casa se busca en segundo plano.',
  },
  asked_today: {
    en: '{asked} of {most} lookups in the last 24 hours',
    es: '{asked} de {most} búsquedas en las últimas 24 horas',
  },
  service: { en: 'Service', es: 'Servicio' },
  not_asked: { en: 'Not asked', es: 'No se consulta' },
  sent: { en: 'Leaves this server', es: 'Sale de este servidor' },
  last_answer: { en: 'Last answer', es: 'Última respuesta' },
  never_asked: { en: 'None yet', es: 'Ninguna aún' },
  at_took: { en: '{at}, after {seconds} s', es: '{at}, tras {seconds} s' },
  credit: { en: 'Credit line', es: 'Crédito' },
  never_sent: {
    en: 'Names, emails, phone numbers, unit numbers and notes are never sent.',
    es: 'Nunca se envían nombres, correos, teléfonos, números de unidad ni notas.',
  },
  turned_on: { en: 'Site services are on', es: 'Servicios del sitio activados' },
  turned_off: { en: 'Site services are off', es: 'Servicios del sitio desactivados' },
})
