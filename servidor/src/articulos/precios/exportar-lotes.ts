import type { ConsultaDeLotes, FilaDeLote, FiltroDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  BASES_DE_REGLA,
  ESTADOS_DE_LOTE,
  PARTES_DEL_ALCANCE,
  REGLAS_DE_LOTE,
} from '@trastienda/nucleo/articulos/precios/palabras-de-lote.ts';
import { ultimoDia } from '@trastienda/nucleo/articulos/precios/ultimo-dia.ts';
import { escribirDia, escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { todosLosLotes } from './lotes.query.ts';

/** The batches that a filter shows, as a file (TD-12). */
export const exportarLotes = ({ db, usuario }: Consulta, consulta: ConsultaDeLotes): ArchivoCsv =>
  archivoCsv<FilaDeLote>({
    nombre: 'lotes-de-precio.csv',
    columnas: [
      { titulo: 'Número', columna: 'numero', tipo: 'numero', valor: ({ numero }) => numero },
      { titulo: 'Motivo', columna: 'motivo', valor: ({ motivo }) => motivo },
      { titulo: 'Artículos', columna: 'motivo', valor: ({ alcance }) => textoDeAlcance(alcance) },
      { titulo: 'Regla', columna: 'regla', valor: textoDeLoQueHace },
      { titulo: 'Listas', columna: 'regla', valor: ({ listas }) => listas.map(({ nombre }) => nombre).join(', ') },
      { titulo: 'Precios', columna: 'lineas', tipo: 'numero', valor: ({ lineas }) => lineas },
      { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS_DE_LOTE[estado] },
      { titulo: 'Rige desde', columna: 'rige', tipo: 'fecha', valor: (lote) => instanteTexto(desdeCuando(lote)) },
      { titulo: 'Rige hasta', columna: 'rige', tipo: 'fecha', valor: hastaCuando },
      { titulo: 'Motivo del descarte', columna: 'motivo', valor: ({ descarte }) => descarte },
      { titulo: 'Preparado por', columna: 'creado', valor: ({ autor }) => autor.nombre },
      { titulo: 'Preparado el', columna: 'creado', tipo: 'fecha', valor: ({ creadoEn }) => instanteTexto(creadoEn) },
    ],
    filas: todosLosLotes(db, usuario, consulta),
  });

const CAMPOS: Readonly<Record<keyof FiltroDeLote, string>> = {
  ...PARTES_DEL_ALCANCE,
  articuloIds: 'Elegidos',
  elegidos: 'Elegidos',
};

const textoDeAlcance = (alcance: FilaDeLote['alcance']): string =>
  alcance.length === 0 ? 'Todos' : alcance.map(({ campo, texto }) => `${CAMPOS[campo]}: ${texto}`).join(' · ');

/** One that takes another back keeps the rule of that one, and does the opposite. */
const textoDeLoQueHace = ({ regla, revierte }: FilaDeLote): string =>
  revierte === null ? textoDeRegla(regla) : `Vuelve atrás el lote ${revierte.numero}`;

/** What the rule does. It never begins with a sign, which a spreadsheet would take for a formula. */
function textoDeRegla(regla: FilaDeLote['regla']): string {
  if (regla.tipo === 'ARCHIVO') return `Precios de ${regla.archivo}`;
  const nombre = REGLAS_DE_LOTE[regla.tipo];
  switch (regla.tipo) {
    case 'PORCENTAJE':
      return `${nombre}: ${conSigno(regla.valor)} %`;
    case 'IMPORTE':
      return `${nombre}: ${conSigno(regla.valor)}`;
    case 'COEFICIENTE':
      return `${nombre}: ${escribirNumero(regla.valor, 0, 6)} sobre ${BASES_DE_REGLA[regla.base]}`;
    case 'MARGEN':
      return `${nombre}: ${escribirNumero(regla.valor, 0, 4)} % sobre ${BASES_DE_REGLA[regla.base]}`;
    case 'MARGEN_DE_CLASIFICACION':
      return `${nombre} sobre ${BASES_DE_REGLA[regla.base]}`;
    case 'MANTENER_MARGEN':
    case 'SEGUN_EL_COSTO':
      return nombre;
  }
}

const conSigno = (valor: string): string => `${Number(valor) > 0 ? '+' : ''}${escribirNumero(valor, 0, 4)}`;

/** Since when its prices hold, or from when on they are going to. */
const desdeCuando = ({ estado, aplicadoEn, aplicaDesde }: FilaDeLote): string | null =>
  aplicadoEn ?? (estado === 'PROGRAMADO' ? aplicaDesde : null);

/** Until when they hold: the last day of what ends with a day, as whoever chose it said it. */
function hastaCuando({ hasta }: FilaDeLote): string {
  const dia = hasta === null ? null : ultimoDia(hasta);
  return dia === null ? instanteTexto(hasta) : escribirDia(dia);
}
