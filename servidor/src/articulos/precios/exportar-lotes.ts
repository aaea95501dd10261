import type { ConsultaDeLotes, FilaDeLote, FiltroDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { EstadoDeLote } from '@trastienda/nucleo/articulos/precios/ciclo-de-lote.ts';
import { escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { todosLosLotes } from './lotes.query.ts';

/** The batches that a filter shows, as a file (TD-12). */
export const exportarLotes = ({ db }: Consulta, consulta: ConsultaDeLotes): ArchivoCsv =>
  archivoCsv<FilaDeLote>({
    nombre: 'lotes-de-precio.csv',
    columnas: [
      { titulo: 'Número', columna: 'numero', tipo: 'numero', valor: ({ numero }) => numero },
      { titulo: 'Motivo', columna: 'motivo', valor: ({ motivo }) => motivo },
      { titulo: 'Artículos', columna: 'motivo', valor: ({ alcance }) => textoDeAlcance(alcance) },
      { titulo: 'Regla', columna: 'regla', valor: ({ regla }) => textoDeRegla(regla) },
      { titulo: 'Listas', columna: 'regla', valor: ({ listas }) => listas.map(({ nombre }) => nombre).join(', ') },
      { titulo: 'Precios', columna: 'lineas', tipo: 'numero', valor: ({ lineas }) => lineas },
      { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS[estado] },
      { titulo: 'Rige desde', columna: 'rige', valor: (lote) => momento(desdeCuando(lote)) },
      { titulo: 'Preparado por', columna: 'creado', valor: ({ autor }) => autor.nombre },
      { titulo: 'Preparado el', columna: 'creado', valor: ({ creadoEn }) => momento(creadoEn) },
    ],
    filas: todosLosLotes(db, consulta),
  });

const ESTADOS: Readonly<Record<EstadoDeLote, string>> = {
  BORRADOR: 'Borrador',
  SIMULADO: 'Simulado',
  APROBADO: 'Aprobado',
  PROGRAMADO: 'Programado',
  APLICADO: 'Aplicado',
  REVERTIDO: 'Revertido',
  DESCARTADO: 'Descartado',
};

const CAMPOS: Readonly<Record<keyof FiltroDeLote, string>> = {
  buscar: 'Palabras',
  rubroId: 'Rubro',
  familiaId: 'Familia',
  subfamiliaId: 'Subfamilia',
  marcaId: 'Marca',
  proveedorId: 'Proveedor',
  articuloIds: 'Elegidos',
};

const BASES = {
  PRECIO: 'el precio de hoy',
  LISTA: 'otra lista',
  COSTO_REPOSICION: 'el costo de reposición',
  COSTO_PROMEDIO: 'el costo promedio',
} as const;

const textoDeAlcance = (alcance: FilaDeLote['alcance']): string =>
  alcance.length === 0 ? 'Todos' : alcance.map(({ campo, texto }) => `${CAMPOS[campo]}: ${texto}`).join(' · ');

/** What the rule does. It never begins with a sign, which a spreadsheet would take for a formula. */
function textoDeRegla(regla: FilaDeLote['regla']): string {
  switch (regla.tipo) {
    case 'PORCENTAJE':
      return `Porcentaje: ${conSigno(regla.valor)} %`;
    case 'IMPORTE':
      return `Importe: ${conSigno(regla.valor)}`;
    case 'COEFICIENTE':
      return `Coeficiente: ${escribirNumero(regla.valor, 0, 6)} sobre ${BASES[regla.base]}`;
    case 'MARGEN':
      return `Margen: ${escribirNumero(regla.valor, 0, 4)} % sobre ${BASES[regla.base]}`;
    case 'MARGEN_DE_CLASIFICACION':
      return `Margen de su clasificación sobre ${BASES[regla.base]}`;
    case 'MANTENER_MARGEN':
      return 'Mantener el margen';
    case 'ARCHIVO':
      return `Precios de ${regla.archivo}`;
  }
}

const conSigno = (valor: string): string => `${Number(valor) > 0 ? '+' : ''}${escribirNumero(valor, 0, 4)}`;

/** Since when its prices hold, or from when on they are going to. */
const desdeCuando = ({ estado, aplicadoEn, aplicaDesde }: FilaDeLote): string | null =>
  aplicadoEn ?? (estado === 'PROGRAMADO' ? aplicaDesde : null);

const momento = (instante: string | null): string => (instante === null ? '' : fechaHoraTexto(new Date(instante)));
