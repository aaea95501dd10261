import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import type { ConsultaDeLineasDeLista, LineaDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import {
  type EstadoDeLinea,
  estadoDeLinea,
  type OmisionDeLista,
  type Situacion,
} from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { sinExtension } from '@trastienda/nucleo/importaciones/nombre-de-archivo.ts';
import type { Db } from '#db/db.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { todasLasLineas } from './lineas.query.ts';

/** What a list changes, line by line, as the table shows it. */
export const exportarLineas = (
  db: Db,
  { id, archivo }: { readonly id: string; readonly archivo: string },
  consulta: ConsultaDeLineasDeLista,
): ArchivoCsv =>
  archivoCsv<LineaDeLista>({
    nombre: `cambios-${sinExtension(archivo)}.csv`,
    columnas: COLUMNAS,
    filas: todasLasLineas(db, id, consulta),
  });

const SITUACION: Readonly<Record<Situacion, string>> = {
  NUEVA: 'Nueva',
  SUBE: 'Sube',
  BAJA: 'Baja',
  IGUAL: 'Igual',
  SIN_ARTICULO: 'Sin artículo',
  FALTA: 'Falta en la lista',
};
const OMISION: Readonly<Record<OmisionDeLista, string>> = {
  CAMBIO: 'Cambió después de compararla',
  CODIGO_TOMADO: 'El código ya es de otro artículo',
  SIN_DESCRIPCION: 'No trae descripción',
  INACTIVO: 'El artículo está inactivo',
};
const ESTADO: Readonly<Record<EstadoDeLinea, string>> = {
  EXCLUIDA: 'Excluida',
  POR_CONFIRMAR: 'Por confirmar',
  CONFIRMADA: 'Confirmada',
  SE_CREA: 'Se crea',
  SE_MARCA: 'Se marca',
  CAMBIO: 'Cambió después',
  CODIGO_TOMADO: 'Código de otro artículo',
  SIN_DESCRIPCION: 'Sin descripción',
  INACTIVO: 'Artículo inactivo',
  NO_REVERTIDA: 'Quedó como estaba',
};

const TIPO = { BARRAS: 'código de barras', ORIGINAL: 'código original' } as const;

const decirCodigo = ({ tipo, valor, debido, de }: LineaDeLista['sinCodigos'][number]): string =>
  `${TIPO[tipo]} ${valor}: ${debido === null ? `ya es de ${de}` : `tendría que terminar en ${debido}`}`;

function enPalabras(linea: LineaDeLista): string | null {
  const estado = estadoDeLinea(linea);
  return estado && ESTADO[estado];
}

/** Each net cost beside its own currency: what was asked before may have been in another one. */
const COLUMNAS: readonly ColumnaCsv<LineaDeLista>[] = [
  { titulo: 'Fila', columna: 'fila', tipo: 'numero', valor: ({ fila }) => fila },
  { titulo: 'Situación', columna: 'situacion', valor: ({ situacion }) => SITUACION[situacion] },
  { titulo: 'Código del proveedor', columna: 'codigo', valor: ({ codigo }) => codigo },
  { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
  { titulo: 'Marca', columna: ['marca', 'descripcion'], valor: ({ marca }) => marca },
  { titulo: 'Artículo', columna: 'articulo', valor: ({ articulo }) => articulo?.codigo },
  { titulo: 'Moneda anterior', columna: 'antes', valor: ({ monedaAnterior }) => monedaAnterior },
  { titulo: 'Neto anterior', columna: 'antes', tipo: 'numero', valor: ({ netoAnterior }) => netoAnterior },
  { titulo: 'Moneda', columna: 'neto', valor: ({ moneda }) => moneda },
  { titulo: 'Precio de lista', columna: 'neto', tipo: 'numero', valor: ({ costo }) => costo },
  { titulo: 'Descuentos', columna: 'neto', valor: ({ descuentos }) => escribirDescuentos(descuentos) },
  { titulo: 'Neto nuevo', columna: 'neto', tipo: 'numero', valor: ({ neto }) => neto },
  { titulo: 'Variación %', columna: 'variacion', tipo: 'numero', valor: ({ variacion }) => variacion },
  { titulo: 'Incluida', columna: 'incluir', valor: ({ incluida }) => (incluida ? 'Sí' : 'No') },
  { titulo: 'Estado', columna: 'estado', valor: enPalabras },
  {
    titulo: 'Quedó como estaba',
    columna: 'estado',
    valor: ({ omitida, noRevertida }) => noRevertida ?? (omitida && OMISION[omitida]),
  },
  { titulo: 'Va sin', columna: 'estado', valor: ({ sinCodigos }) => sinCodigos.map(decirCodigo).join(' · ') },
];
