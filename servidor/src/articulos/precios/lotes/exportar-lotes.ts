import type { ConsultaDeLotes, FilaDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { ESTADOS_DE_LOTE } from '@trastienda/nucleo/articulos/precios/lotes/palabras-de-lote.ts';
import { ultimoDia } from '@trastienda/nucleo/articulos/precios/ultimo-dia.ts';
import { escribirDia, escribirEntero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { textoDeAlcance, textoDeRegla } from './decir-lote.ts';
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

/** One that takes another back keeps the rule of that one, and does the opposite. */
const textoDeLoQueHace = ({ regla, revierte }: FilaDeLote): string =>
  revierte === null ? textoDeRegla(regla) : `Deshace el lote ${escribirEntero(revierte.numero)}`;

/** Since when its prices hold, or from when on they are going to. */
const desdeCuando = ({ estado, aplicadoEn, aplicaDesde }: FilaDeLote): string | null =>
  aplicadoEn ?? (estado === 'PROGRAMADO' ? aplicaDesde : null);

/** Until when they hold: the last day of what ends with a day, as whoever chose it said it. */
function hastaCuando({ hasta }: FilaDeLote): string {
  const dia = hasta === null ? null : ultimoDia(hasta);
  return dia === null ? instanteTexto(hasta) : escribirDia(dia);
}
