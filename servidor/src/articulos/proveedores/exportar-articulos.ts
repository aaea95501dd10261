import type { ArticuloDeProveedor, ConsultaDeArticulosDeProveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { escribirRecargos } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { rechazar } from '#http/regla-rota.ts';
import { hayProveedor } from './proveedores.query.ts';
import { todosLosArticulosDeProveedor } from './tratos.query.ts';

type Columna = ColumnaCsv<ArticuloDeProveedor>;

/** What a proveedor sells and asks for each, as a file (ART-11). Its costs, only for who may see them (INV-71). */
export async function exportarArticulosDeProveedor(
  { db, usuario }: Consulta,
  id: string,
  query: ConsultaDeArticulosDeProveedor,
): Promise<ArchivoCsv> {
  if (!(await hayProveedor(db, id))) rechazar('comun.no_encontrado', { que: 'el proveedor' });
  const verCosto = usuario.puede('costo.ver');
  return archivoCsv({
    nombre: 'articulos-del-proveedor.csv',
    columnas: [...COLUMNAS, ...(verCosto ? DE_COSTO : []), ...DE_COMPRA],
    filas: todosLosArticulosDeProveedor(db, id, query, { verCosto }),
  });
}

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Código nuestro', columna: 'articulo', valor: ({ articulo }) => articulo },
  { titulo: 'Código del proveedor', columna: 'codigo', valor: ({ codigo }) => codigo },
  { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
];

const DE_COSTO: readonly Columna[] = [
  { titulo: 'Moneda', columna: 'costo', valor: ({ moneda }) => moneda },
  { titulo: 'Costo de lista', columna: 'costo', tipo: 'numero', valor: ({ costo }) => costo ?? null },
  { titulo: 'Descuentos', columna: 'descuentos', valor: ({ descuentos = [] }) => escribirDescuentos(descuentos) },
  { titulo: 'Recargos', columna: 'descuentos', valor: ({ recargos = [] }) => escribirRecargos(recargos) },
  { titulo: 'Costo neto', columna: 'costoNeto', tipo: 'numero', valor: ({ costoNeto }) => costoNeto ?? null },
];

const DE_COMPRA: readonly Columna[] = [
  { titulo: 'Múltiplo', columna: 'multiplo', tipo: 'numero', valor: ({ multiplo }) => multiplo },
  { titulo: 'Mínimo', columna: 'minimo', tipo: 'numero', valor: ({ minimo }) => minimo },
  { titulo: 'Días de entrega', columna: 'diasDeEntrega', tipo: 'numero', valor: ({ diasDeEntrega }) => diasDeEntrega },
  { titulo: 'Principal', columna: 'situacion', valor: ({ principal }) => (principal ? 'Sí' : 'No') },
  {
    titulo: 'Fuera de lista desde',
    columna: 'situacion',
    tipo: 'fecha',
    valor: ({ fueraDeLista }) => instanteTexto(fueraDeLista),
  },
  {
    titulo: 'Actualizado',
    columna: 'actualizado',
    tipo: 'fecha',
    valor: ({ actualizadoEn }) => instanteTexto(actualizadoEn),
  },
];
