// Texts of designs, drawings and their reports. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  no_station: {
    en: 'Production can’t be simulated: no weather station is near the address, or its ZIP code is unknown.',
    es: 'No se puede simular la producción: no hay una estación meteorológica cerca o no se conoce el código postal.',
  },
  no_address: {
    en: 'Production can’t be simulated. Enter the project’s address first.',
    es: 'No se puede simular la producción. Escriba primero la dirección del proyecto.',
  },
  no_price: {
    en: 'The price can’t be calculated. See the Price tab for the reason.',
    es: 'No se puede calcular el precio. Vea el motivo en la pestaña Precio.',
  },
  picture_not_found: {
    en: 'This picture is not in the project’s files. Upload it, or draw without it.',
    es: 'Esta imagen no está entre los archivos del proyecto. Súbala o dibuje sin ella.',
  },
  picture_size: {
    en: 'This picture is {width} × {height} pixels.',
    es: 'Esta imagen mide {width} × {height} píxeles.',
  },
  choose: {
    panel: { en: 'Choose a panel from the catalog.', es: 'Elija un panel del catálogo.' },
    inverter: { en: 'Choose an inverter from the catalog.', es: 'Elija un inversor del catálogo.' },
    battery: { en: 'Choose a battery from the catalog.', es: 'Elija una batería del catálogo.' },
    equipment: { en: 'Choose equipment from the catalog.', es: 'Elija un equipo del catálogo.' },
  },
  discontinued: {
    en: 'This has been discontinued. Choose another.',
    es: 'Este equipo se descontinuó. Elija otro.',
  },
  already_listed: {
    en: 'This is already listed. Change its quantity instead.',
    es: 'Este equipo ya está en la lista. Cambie su cantidad.',
  },
  panel_deleted: { en: 'No longer in the catalog', es: 'Ya no está en el catálogo' },
  draw_first: {
    en: 'Draw a plane with room for panels and choose an inverter first.',
    es: 'Dibuje primero un plano con espacio para paneles y elija un inversor.',
  },
  one_target: {
    en: 'Enter one target: an offset, a size, a panel count, a budget or the best savings.',
    es: 'Indique un solo objetivo: cobertura, tamaño, número de paneles, presupuesto o mayor ahorro.',
  },
  target_too_small: {
    en: 'Even one panel on these planes goes over this target. Enter a higher one.',
    es: 'Un solo panel en estos planos ya supera este objetivo. Indique uno mayor.',
  },
  no_savings: {
    en: 'No number of panels on these planes saves money over 25 years.',
    es: 'Ningún número de paneles en estos planos ahorra dinero en 25 años.',
  },
  size_needs_address: {
    en: 'Enter the address first: the size depends on production there.',
    es: 'Escriba primero la dirección: el tamaño depende de la producción allí.',
  },
  size_needs_usage: {
    en: 'Enter the household’s usage under Energy first.',
    es: 'Indique primero el consumo de la casa en Energía.',
  },
  too_many_designs: {
    en: 'A project can have up to {most} designs. Delete one first.',
    es: 'Un proyecto puede tener hasta {most} diseños. Elimine uno primero.',
  },
  chosen_design: {
    en: 'This design is the selected one. Select another before deleting it.',
    es: 'Este es el diseño seleccionado. Seleccione otro antes de eliminarlo.',
  },
  name_taken: {
    en: 'Another design in this project already has this name.',
    es: 'Otro diseño de este proyecto ya tiene este nombre.',
  },
  drawing_deleted: {
    en: 'This drawing has been deleted. Reload to start a new one.',
    es: 'Este dibujo se eliminó. Vuelva a cargar la página para empezar otro.',
  },
  drawing_parts_changed: {
    en: '{name} changed {parts} {when}, and so did you. Your changes are kept here.',
    es: '{name} también cambió {parts} {when}. Sus cambios se conservan aquí.',
  },
  drawing_changed: {
    en: '{name} saved this drawing {when}. Your changes are kept here.',
    es: '{name} guardó este dibujo {when}. Sus cambios se conservan aquí.',
  },
  nothing_simulated: {
    en: 'Enter the address and design the system first.',
    es: 'Escriba primero la dirección y diseñe el sistema.',
  },
  too_many_links: {
    en: 'This project has {most} open links. Revoke one first.',
    es: 'Este proyecto tiene {most} enlaces abiertos. Revoque uno primero.',
  },
  flat_price_required: { en: 'Enter the flat price.', es: 'Indique el precio fijo.' },
  markup_required: { en: 'Enter the markup.', es: 'Indique el margen.' },
  markup_hidden: {
    en: 'Ask someone with access to costs to enter the markup.',
    es: 'Pida a alguien con acceso a los costos que indique el margen.',
  },
  jurisdiction_twice: {
    en: 'This place is listed twice. Keep one of them.',
    es: 'Este lugar aparece dos veces. Conserve uno.',
  },
  county_or_city: { en: 'Enter a county or a city, not both.', es: 'Indique un condado o una ciudad, no ambos.' },
  ridge_wide_too_narrow: { en: 'Enter {least} in or more.', es: 'Indique {least} in o más.' },
  plan_needs_design: {
    en: 'Design the system first, then plan its electrical side.',
    es: 'Primero diseñe el sistema y después planee la parte eléctrica.',
  },
  place_twice: { en: 'It is already placed.', es: 'Ya está ubicado.' },
  strings_need_each_panel: {
    en: 'Strings must hold each panel once, on inverters and inputs of this design.',
    es: 'Las cadenas deben tener cada panel una vez, en inversores y entradas de este diseño.',
  },
  log: {
    plan_set_changed: { en: 'changed the facts of the plan set', es: 'cambió los datos del juego de planos' },
    plan_set_issued: { en: 'issued plan set {number}', es: 'emitió el juego de planos {number}' },
    electrical_planned: { en: 'changed the electrical plan', es: 'cambió el plan eléctrico' },
    copied: { en: 'copied the design “{name}” as “{copy}”', es: 'copió el diseño “{name}” como “{copy}”' },
    renamed: {
      en: 'renamed the design “{before}” to “{after}”',
      es: 'cambió el nombre del diseño “{before}” a “{after}”',
    },
    removed: { en: 'deleted the design “{name}”', es: 'eliminó el diseño “{name}”' },
    chosen: { en: 'selected the design “{name}”', es: 'seleccionó el diseño “{name}”' },
    drew_planes: {
      en: 'drew {planes, plural, one {# plane} other {# planes}}',
      es: 'dibujó {planes, plural, one {# plano} other {# planos}}',
    },
    drew_panels: {
      en: 'drew {count, plural, one {# panel} other {# panels}} on {planes, plural, one {# plane} other {# planes}}, {kw} kW',
      es: 'dibujó {count, plural, one {# panel} other {# paneles}} en {planes, plural, one {# plano} other {# planos}}, {kw} kW',
    },
    designed: {
      en: 'designed {kw} kW on {planes, plural, one {# plane} other {# planes}}',
      es: 'diseñó {kw} kW en {planes, plural, one {# plano} other {# planos}}',
    },
    report_shared: { en: 'shared the simulation report by link', es: 'compartió el informe de simulación por enlace' },
    report_revoked: { en: 'revoked a shared simulation report', es: 'revocó un informe de simulación compartido' },
    parameters_changed: { en: 'changed the simulation settings', es: 'cambió los ajustes de simulación' },
    preferences_changed: { en: 'changed the design defaults', es: 'cambió los valores predeterminados de diseño' },
  },
})
