import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  solar_access: { en: 'Solar access', es: 'Acceso solar' },
  no_module_stands_roof: { en: 'No panels on the roof yet.', es: 'Aún no hay paneles en el techo.' },
  light_lost_each_month: { en: 'Light lost by month', es: 'Luz perdida cada mes' },
  share_year_light_reaches: {
    en: 'Share of the year’s light that reaches the panels, given the roofs, obstructions, trees and horizon drawn. Trees in leaf let a tenth of the light through; bare trees, half.',
    es: 'Parte de la luz del año que llega a los paneles según los techos, obstrucciones, árboles y horizonte dibujados. Un árbol con hojas deja pasar una décima parte de la luz; uno sin hojas, la mitad.',
  },
  no_shade: { en: 'no shade', es: 'sin sombra' },
  least_months: { en: 'lowest in {months}', es: 'mínimo en {months}' },
  step_less: { en: '{step} or less', es: '{step} o menos' },
  shade: { en: 'Shade', es: 'Sombra' },
  close_solar_access: { en: 'Close solar access', es: 'Cerrar acceso solar' },
  light_load_failed: {
    en: 'Couldn’t load sunlight data for this location. Turn solar access off and on again.',
    es: 'No se pudieron cargar los datos de luz solar de este lugar. Desactive el acceso solar y vuelva a activarlo.',
  },
  solar_access_needs_coordinates: {
    en: 'Solar access needs coordinates for the project’s address.',
    es: 'El acceso solar requiere las coordenadas de la dirección del proyecto.',
  },
  shortest_day: { en: 'Shortest day', es: 'Día más corto' },
  equinox: { en: 'Equinox', es: 'Equinoccio' },
  longest_day: { en: 'Longest day', es: 'Día más largo' },
  day: { en: 'Day', es: 'Día' },
  hour_standard_time: { en: 'Time (standard time)', es: 'Hora (horario estándar)' },
  stop_day: { en: 'Stop', es: 'Detener' },
  play_day: { en: 'Play day', es: 'Reproducir el día' },
  sun_down: { en: 'Sun below the horizon', es: 'Sol bajo el horizonte' },
  sun_high: {
    en: 'Sun in the {azimuth_deg}, {elevation_deg}° high',
    es: 'Sol hacia el {azimuth_deg}, a {elevation_deg}° de altura',
  },
  sunrise: { en: 'Sunrise {time}', es: 'Amanecer {time}' },
  sunset: { en: 'Sunset {time}', es: 'Atardecer {time}' },
})
