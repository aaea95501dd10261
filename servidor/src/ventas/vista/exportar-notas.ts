import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { FiltrosDeNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { Consulta } from '#http/contexto.ts';
import type { ArchivoCsv } from '#http/csv.ts';
import { ESTADOS } from '#ventas/nombres.ts';
import { recorrerNotas } from './listar-notas.query.ts';

/** The notas of a filter as a spreadsheet; it streams, whatever their number. */
export const exportarNotas = (consulta: Consulta, filtros: FiltrosDeNotas): ArchivoCsv<FilaDeNota> => ({
  nombre: 'notas-de-pedido.csv',
  columnas: [
    { titulo: 'Número', columna: 'numero', tipo: 'numero', valor: (nota) => nota.numero },
    { titulo: 'Fecha', columna: 'fecha', tipo: 'fecha', valor: (nota) => diaArgentino(new Date(nota.creadaEn)) },
    { titulo: 'Estado', columna: 'estado', valor: (nota) => ESTADOS[nota.estado] },
    { titulo: 'Sucursal', columna: 'sucursal', valor: (nota) => nota.sucursal.nombre },
    { titulo: 'Depósito', columna: 'deposito', valor: (nota) => nota.deposito.nombre },
    { titulo: 'Cliente', columna: 'cliente', valor: (nota) => nota.cliente.razonSocial },
    { titulo: 'Comprobante', columna: 'comprobante', valor: (nota) => nota.comprobanteExterno },
    { titulo: 'Renglones', columna: 'renglones', tipo: 'numero', valor: (nota) => nota.renglones },
    {
      titulo: 'Renglones pendientes',
      columna: 'pendientes',
      tipo: 'numero',
      valor: (nota) => nota.renglonesPendientes,
    },
    { titulo: 'Neto', columna: 'neto', tipo: 'numero', valor: (nota) => nota.neto },
    { titulo: 'Total', columna: 'total', tipo: 'numero', valor: (nota) => nota.total },
    { titulo: 'Moneda', columna: ['neto', 'total'], valor: (nota) => nota.moneda },
    { titulo: 'Creada por', columna: 'creadaPor', valor: (nota) => nota.creadaPor },
  ],
  filas: recorrerNotas(consulta, filtros),
});
