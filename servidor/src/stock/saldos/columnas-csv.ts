import { instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type {
  ColumnaDelCentralizado,
  FilaDeAjuste,
  FilaDeKardex,
  FilaDelCentralizado,
  Saldo,
} from '@trastienda/nucleo/stock/contrato.ts';
import type { ColumnaCsv } from '#http/csv.ts';
import { ESTADOS_DE_AJUSTE, TIPOS } from '#stock/nombres.ts';

const numero = <Fila>(
  titulo: string,
  valor: ColumnaCsv<Fila>['valor'],
  columna?: ColumnaCsv<Fila>['columna'],
): ColumnaCsv<Fila> => ({
  titulo,
  tipo: 'numero',
  valor,
  ...(columna !== undefined && { columna }),
});

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
  { titulo: 'Fecha', columna: 'fecha', tipo: 'fecha', valor: (fila) => instanteTexto(fila.fecha) },
  { titulo: 'Movimiento', columna: 'tipo', valor: (fila) => TIPOS[fila.tipo] },
  { titulo: 'Documento', columna: 'documento', valor: (fila) => fila.documento.texto },
  { titulo: 'Sucursal', columna: 'deposito', valor: (fila) => fila.sucursal },
  { titulo: 'Depósito', columna: 'deposito', valor: (fila) => fila.deposito },
  { titulo: 'Motivo', columna: 'motivo', valor: (fila) => fila.motivo },
  { titulo: 'Nota', columna: 'motivo', valor: (fila) => fila.nota },
  numero('Cantidad', (fila) => fila.cantidad, ['entra', 'sale']),
  numero('Saldo', (fila) => fila.saldo, 'saldo'),
  ...(verCosto
    ? [
        numero<FilaDeKardex>('Costo unitario', (fila) => fila.costoUnitario, 'costo'),
        numero<FilaDeKardex>('Valor', (fila) => fila.valor, 'valor'),
      ]
    : []),
  { titulo: 'Quién', columna: 'quien', valor: (fila) => fila.quien },
  { titulo: 'Registrado', columna: 'fecha', tipo: 'fecha', valor: (fila) => instanteTexto(fila.registrado) },
];

export const columnasDelCentralizado = (
  columnas: readonly ColumnaDelCentralizado[],
): readonly ColumnaCsv<FilaDelCentralizado>[] => [
  { titulo: 'Código', columna: 'codigo', valor: (fila) => fila.codigo },
  { titulo: 'Descripción', columna: 'descripcion', valor: (fila) => fila.descripcion },
  { titulo: 'Unidad', valor: (fila) => fila.unidad },
  ...columnas.flatMap(({ sucursalId, nombre }, orden) =>
    CIFRAS.map((cifra) =>
      numero<FilaDelCentralizado>(
        `${nombre} ${cifra.texto}`,
        (fila) => fila.celdas[orden]?.[cifra.id],
        `${cifra.id}-${sucursalId}`,
      ),
    ),
  ),
  ...CIFRAS.map(({ id, texto }) => numero<FilaDelCentralizado>(`Total ${texto}`, (fila) => fila.total[id], id)),
];

const CIFRAS = [
  { id: 'fisico', texto: 'físico' },
  { id: 'reservado', texto: 'reservado' },
  { id: 'disponible', texto: 'disponible' },
  { id: 'enTransito', texto: 'en tránsito' },
] as const;

export const columnasDeAjustes: readonly ColumnaCsv<FilaDeAjuste>[] = [
  { titulo: 'Número', columna: 'numero', valor: (fila) => fila.texto },
  { titulo: 'Estado', columna: 'estado', valor: (fila) => ESTADOS_DE_AJUSTE[fila.estado] },
  { titulo: 'Sucursal', columna: 'deposito', valor: (fila) => fila.sucursal },
  { titulo: 'Depósito', columna: 'deposito', valor: (fila) => fila.deposito },
  { titulo: 'Motivo', columna: 'motivo', valor: (fila) => fila.motivo },
  { titulo: 'Observaciones', columna: 'motivo', valor: (fila) => fila.observaciones },
  { titulo: 'Fecha', columna: 'creadoEn', tipo: 'fecha', valor: (fila) => instanteTexto(fila.fechaEfectiva) },
  numero('Renglones', (fila) => fila.cantidadDeRenglones, 'renglones'),
  numero('Entran', (fila) => fila.entran, 'entran'),
  numero('Salen', (fila) => fila.salen, 'salen'),
  { titulo: 'Creado', columna: 'creadoEn', tipo: 'fecha', valor: (fila) => instanteTexto(fila.creadoEn) },
  { titulo: 'Por', columna: 'quien', valor: (fila) => fila.creadoPor },
  { titulo: 'Aplicado', tipo: 'fecha', valor: (fila) => instanteTexto(fila.aplicadoEn) },
  { titulo: 'Aplicado por', columna: 'quien', valor: (fila) => fila.aplicadoPor },
];
