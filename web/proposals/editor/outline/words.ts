import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  page_has_most_blocks: {
    en: 'A page can have up to {most_blocks} blocks.',
    es: 'Una página puede tener hasta {most_blocks} bloques.',
  },
  add_block: { en: 'Add block', es: 'Agregar bloque' },
  name_added: { en: '{name} added', es: 'Se agregó: {name}' },
  select_above: { en: 'Select the one above', es: 'Seleccionar el de arriba' },
  select_below: { en: 'Select the one below', es: 'Seleccionar el de abajo' },
  move_up: { en: 'Move up', es: 'Subir' },
  move_down: { en: 'Move down', es: 'Bajar' },
  cannot_go_further: { en: '{id} can’t move any further', es: '{id}: no se puede mover más' },
  visibility_changed: {
    en: '{id} is now {has_hidden, select, yes {hidden from the homeowner} other {shown to the homeowner}}',
    es: '{id}: {has_hidden, select, yes {ya no se muestra al propietario} other {ahora se muestra al propietario}}',
  },
  limit_reached: {
    en: 'You’ve reached the limit. Delete one to add another.',
    es: 'Llegó al límite. Elimine uno para agregar otro.',
  },
  id_duplicated: { en: '{id} duplicated', es: 'Se duplicó: {id}' },
  proposal_has_least_one: {
    en: 'A proposal needs at least one page.',
    es: 'Una propuesta necesita al menos una página.',
  },
  deleted_undo_brings_back: { en: '{id} deleted. Undo to restore.', es: 'Se eliminó: {id}. Puede deshacerlo.' },
  proposal_pages: { en: 'Proposal pages', es: 'Páginas de la propuesta' },
  blocks_name: { en: 'Blocks on {name}', es: 'Bloques de {name}' },
  name_deleted: { en: '{name} deleted', es: 'Se eliminó: {name}' },
  proposal_has_most_pages: {
    en: 'A proposal can have up to {most_pages} pages.',
    es: 'Una propuesta puede tener hasta {most_pages} páginas.',
  },
  page_added: { en: 'Page added', es: 'Página agregada' },
  add_page: { en: 'Add page', es: 'Agregar página' },
  page_position: { en: 'page {page_at} of {count}', es: 'página {page_at} de {count}' },
  block_position: { en: 'position {block_at} of {count} on {name}', es: 'posición {block_at} de {count} en {name}' },
  hidden: { en: 'Hidden', es: 'Oculto' },
  to_review: { en: 'to review', es: 'por revisar' },
  move_up_action: { en: 'Move up', es: 'Subir' },
  move_down_action: { en: 'Move down', es: 'Bajar' },
  show_homeowner: { en: 'Show to homeowner', es: 'Mostrar al propietario' },
  hide_homeowner: { en: 'Hide from homeowner', es: 'Ocultar al propietario' },
  del: { en: 'Del', es: 'Supr' },
  edit_name: { en: 'Edit {name}', es: 'Editar {name}' },
  actions_for: { en: 'Actions for {name}', es: 'Acciones para {name}' },
})
