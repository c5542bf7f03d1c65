import type { records as english } from '../en/records.js';

export const records = {
  'records.unknown':
    'Ninguna constancia tiene este código. Compárelo con el papel o con el enlace. Un código no tiene las letras I y O, ni 0 ni 1.',
  'records.erased': 'Lo que mostraba esta constancia se borró.',
  // En el papel y en la página
  'records.title': 'Constancia oficial de horas de voluntariado',
  'records.documentTitle': 'Constancia oficial de horas de voluntariado, {code}',
  'records.issued': 'Emitida',
  'records.approvedHours': 'Horas aprobadas',
  'records.hoursOfEntries':
    '{hours, plural, one {# hora} other {# horas}} en {entries, plural, one {# registro} other {# registros}}',
  'records.goal': 'Meta',
  'records.goalState':
    '{hours, plural, one {# hora} other {# horas}}, {met, select, yes {alcanzada} other {todavía no alcanzada}}',
  'records.code': 'Código',
  'records.status': 'Estado',
  'records.isStatus':
    '{status, select, valid {Vigente} superseded {Reemplazada por una constancia más reciente} other {Revocada}}',
  'records.statusSince':
    '{status, select, superseded {Una constancia más reciente la reemplazó el {date}.} other {Esta constancia se revocó el {date}.}}',
  'records.validOn': 'Vigente cuando se hizo este archivo, el {date}',
  'records.check': 'Comprobar',
  'records.checkText':
    'Escanee el cuadro, o escriba el código en {url}. Verá lo que dice este papel, y si todavía está vigente.',
  'records.qrCode': 'Código QR que abre {url}',
  'records.entries': 'Registros aprobados',
  'records.organizations': 'Organizaciones',
  'records.verifiers': 'Verificadores',
  'records.verifiedBy': 'Verificado por',
  'records.verifiedThrough': 'Cómo',
  'records.notVerified': 'Solo aprobado por la escuela',
  'records.noEntries': 'Todavía no hay horas aprobadas',
  'records.footer': 'Constancia oficial {code}, emitida el {date}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
