import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { FiltrosDeNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { Consulta } from '#http/contexto.ts';
import type { ArchivoCsv } from '#http/csv.ts';
import { recorrerNotas } from './listar-notas.query.ts';

/** The notas of a filter as a spreadsheet; it streams, whatever their number. */
export const exportarNotas = (consulta: Consulta, filtros: FiltrosDeNotas): ArchivoCsv<FilaDeNota> => ({
  nombre: 'notas-de-pedido.csv',
  columnas: [
    { titulo: 'Número', tipo: 'numero', valor: (nota) => nota.numero },
    { titulo: 'Fecha', valor: (nota) => diaArgentino(new Date(nota.creadaEn)) },
    { titulo: 'Estado', valor: (nota) => nota.estado },
    { titulo: 'Sucursal', valor: (nota) => nota.sucursal.nombre },
    { titulo: 'Depósito', valor: (nota) => nota.deposito.nombre },
    { titulo: 'Cliente', valor: (nota) => nota.cliente.razonSocial },
    { titulo: 'Comprobante', valor: (nota) => nota.comprobanteExterno },
    { titulo: 'Renglones', tipo: 'numero', valor: (nota) => nota.renglones },
    { titulo: 'Renglones pendientes', tipo: 'numero', valor: (nota) => nota.renglonesPendientes },
    { titulo: 'Neto', tipo: 'numero', valor: (nota) => nota.neto },
    { titulo: 'Total', tipo: 'numero', valor: (nota) => nota.total },
    { titulo: 'Creada por', valor: (nota) => nota.creadaPor },
  ],
  filas: recorrerNotas(consulta, filtros),
});
