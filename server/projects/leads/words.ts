// Texts about importing and merging leads. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  too_many_rows: {
    en: 'A file can have up to {most, number} leads. Split it and import each part.',
    es: 'Un archivo puede tener hasta {most, number} prospectos. Divídalo e importe cada parte.',
  },
  address: { en: 'Address', es: 'Dirección' },
  choose_owner: { en: 'Choose who owns the leads.', es: 'Elija quién se encarga de los prospectos.' },
  choose_members: { en: 'Choose active members of your team.', es: 'Elija miembros activos de su equipo.' },
  log: {
    not_duplicate: {
      en: 'marked {number} as not a duplicate',
      es: 'marcó {number} como no duplicado',
    },
    merged_in: { en: 'merged {number} into this project', es: 'combinó {number} con este proyecto' },
    merged_into: { en: 'merged this project into {number}', es: 'combinó este proyecto con {number}' },
  },
  choose_another: { en: 'Choose a different project to merge.', es: 'Elija otro proyecto para combinar.' },
  sample_not_merged: { en: 'It can’t be merged.', es: 'No se puede combinar.' },
  obstacle: {
    keep_is_over: {
      en: '{keep} is {status}. Reopen it first, or keep {number}.',
      es: '{keep} tiene el estatus “{status}”. Reábralo primero o conserve {number}.',
    },
    signed: {
      en: '{number} has a signed agreement. Keep that project instead.',
      es: '{number} tiene un contrato firmado. Conserve ese proyecto.',
    },
    sent: {
      en: 'An agreement of {number} is out for signature. Withdraw it first, or keep that project instead.',
      es: 'Un contrato de {number} está pendiente de firma. Retírelo primero o conserve ese proyecto.',
    },
    application: {
      en: '{number} has an application at {lender}. Keep that project instead.',
      es: '{number} tiene una solicitud en {lender}. Conserve ese proyecto.',
    },
    money: {
      en: '{number} has invoices or payments. Keep that project instead.',
      es: '{number} tiene facturas o pagos. Conserve ese proyecto.',
    },
    status: {
      en: '{number} is {status}. Keep that project instead.',
      es: '{number} tiene el estatus “{status}”. Conserve ese proyecto.',
    },
    accepted: {
      en: 'The proposal of {number} is accepted. Keep that project instead.',
      es: 'La propuesta de {number} fue aceptada. Conserve ese proyecto.',
    },
    proposal_open: {
      en: 'The homeowner can still accept the proposal of {number}. Keep that project instead.',
      es: 'El propietario aún puede aceptar la propuesta de {number}. Conserve ese proyecto.',
    },
    proposal_open_until: {
      en: 'The homeowner can accept the proposal of {number} until {day}. Keep that project instead.',
      es: 'El propietario puede aceptar la propuesta de {number} hasta el {day}. Conserve ese proyecto.',
    },
  },
  twelve_bills: { en: '12 bills', es: '12 facturas' },
  kwh_a_year: { en: '{kwh, number} kWh/year', es: '{kwh, number} kWh al año' },
  roof: {
    composition_shingle: { en: 'composition shingle', es: 'teja asfáltica' },
    concrete_tile: { en: 'concrete tile', es: 'teja de concreto' },
    clay_tile: { en: 'clay tile', es: 'teja de barro' },
    metal_standing_seam: { en: 'standing seam metal', es: 'metal, junta alzada' },
    metal_corrugated: { en: 'corrugated metal', es: 'metal corrugado' },
    flat: { en: 'flat', es: 'plano' },
    wood_shake: { en: 'wood shake', es: 'tejuela de madera' },
    slate: { en: 'slate', es: 'pizarra' },
    other: { en: 'other', es: 'otro' },
  },
  speaks: {
    english: { en: 'English', es: 'inglés' },
    spanish: { en: 'Spanish', es: 'español' },
  },
})
