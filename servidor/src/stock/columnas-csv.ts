import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type {
  ColumnaDelCentralizado,
  FilaDeAjuste,
  FilaDeKardex,
  FilaDelCentralizado,
  Saldo,
} from '@trastienda/nucleo/stock/contrato.ts';
import type { ColumnaCsv } from '#http/csv.ts';

const numero = <Fila>(titulo: string, valor: ColumnaCsv<Fila>['valor']): ColumnaCsv<Fila> => ({
  titulo,
  tipo: 'numero',
  valor,
});
const fecha = (instante: string | null): string | null =>
  instante === null ? null : fechaHoraTexto(new Date(instante));

export const columnasDeSaldos: readonly ColumnaCsv<Saldo>[] = [
  { titulo: 'Código', valor: (fila) => fila.codigo },
  { titulo: 'Descripción', valor: (fila) => fila.descripcion },
  { titulo: 'Depósito', valor: (fila) => fila.deposito },
  numero('Físico', (fila) => fila.fisico),
  numero('Reservado', (fila) => fila.reservado),
  numero('Disponible', (fila) => fila.disponible),
];

/** Cost columns exist only for who may see costs somewhere; each row still keeps its own to itself (INV-71). */
export const columnasDeKardex = (verCosto: boolean): readonly ColumnaCsv<FilaDeKardex>[] => [
  { titulo: 'Fecha', valor: (fila) => fecha(fila.fecha) },
  { titulo: 'Movimiento', valor: (fila) => fila.tipo },
  { titulo: 'Documento', valor: (fila) => fila.documento.texto },
  { titulo: 'Sucursal', valor: (fila) => fila.sucursal },
  { titulo: 'Depósito', valor: (fila) => fila.deposito },
  { titulo: 'Motivo', valor: (fila) => fila.motivo },
  { titulo: 'Nota', valor: (fila) => fila.nota },
  numero('Cantidad', (fila) => fila.cantidad),
  numero('Saldo', (fila) => fila.saldo),
  ...(verCosto
    ? [
        numero<FilaDeKardex>('Costo unitario', (fila) => fila.costoUnitario),
        numero<FilaDeKardex>('Valor', (fila) => fila.valor),
      ]
    : []),
  { titulo: 'Quién', valor: (fila) => fila.quien },
  { titulo: 'Registrado', valor: (fila) => fecha(fila.registrado) },
];

export const columnasDelCentralizado = (
  columnas: readonly ColumnaDelCentralizado[],
): readonly ColumnaCsv<FilaDelCentralizado>[] => [
  { titulo: 'Código', valor: (fila) => fila.codigo },
  { titulo: 'Descripción', valor: (fila) => fila.descripcion },
  { titulo: 'Unidad', valor: (fila) => fila.unidad },
  ...columnas.flatMap(({ nombre }, orden) => [
    numero<FilaDelCentralizado>(`${nombre} físico`, (fila) => fila.celdas[orden]?.fisico),
    numero<FilaDelCentralizado>(`${nombre} reservado`, (fila) => fila.celdas[orden]?.reservado),
    numero<FilaDelCentralizado>(`${nombre} disponible`, (fila) => fila.celdas[orden]?.disponible),
  ]),
  numero('Total físico', (fila) => fila.total.fisico),
  numero('Total reservado', (fila) => fila.total.reservado),
  numero('Total disponible', (fila) => fila.total.disponible),
];

export const columnasDeAjustes: readonly ColumnaCsv<FilaDeAjuste>[] = [
  { titulo: 'Número', valor: (fila) => fila.texto },
  { titulo: 'Estado', valor: (fila) => fila.estado },
  { titulo: 'Sucursal', valor: (fila) => fila.sucursal },
  { titulo: 'Depósito', valor: (fila) => fila.deposito },
  { titulo: 'Motivo', valor: (fila) => fila.motivo },
  { titulo: 'Observaciones', valor: (fila) => fila.observaciones },
  { titulo: 'Fecha', valor: (fila) => fecha(fila.fechaEfectiva) },
  numero('Renglones', (fila) => fila.cantidadDeRenglones),
  numero('Entran', (fila) => fila.entran),
  numero('Salen', (fila) => fila.salen),
  { titulo: 'Creado', valor: (fila) => fecha(fila.creadoEn) },
  { titulo: 'Por', valor: (fila) => fila.creadoPor },
  { titulo: 'Aplicado', valor: (fila) => fecha(fila.aplicadoEn) },
  { titulo: 'Aplicado por', valor: (fila) => fila.aplicadoPor },
];
