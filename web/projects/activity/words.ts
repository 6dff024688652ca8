import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  activity: { en: 'Activity', es: 'Actividad' },
  show: { en: 'Show', es: 'Mostrar' },
  all_activity: { en: 'All activity', es: 'Toda la actividad' },
  nothing_happened_yet: { en: 'No activity yet', es: 'Aún no hay actividad' },
  no_matching_activity: {
    en: 'No activity of this type. Choose All activity to see the rest.',
    es: 'No hay actividad de este tipo. Elija Toda la actividad para ver el resto.',
  },
  mail: { en: 'Email', es: 'Correo' },
  files: { en: 'Files', es: 'Archivos' },
  tasks: { en: 'Tasks', es: 'Tareas' },
  notes: { en: 'Notes', es: 'Notas' },
  to_status: { en: 'to', es: 'a' },
  money: { en: 'Money', es: 'Dinero' },
  sale: { en: 'Sale', es: 'Venta' },
  today: { en: 'Today', es: 'Hoy' },
  yesterday: { en: 'Yesterday', es: 'Ayer' },
})
