import type { ConsultaDeCotizaciones, Cotizacion } from '@trastienda/nucleo/articulos/contrato.ts';
import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { todasLasCotizaciones } from './cotizaciones.query.ts';

/** The rates that a filter shows, as a file (TD-12). */
export const exportarCotizaciones = ({ db, ahora }: Consulta, consulta: ConsultaDeCotizaciones): ArchivoCsv =>
  archivoCsv<Cotizacion>({
    nombre: 'cotizaciones.csv',
    columnas: [
      { titulo: 'Fecha', columna: 'fecha', tipo: 'fecha', valor: ({ fecha }) => escribirDia(fecha) },
      { titulo: 'Moneda', columna: 'moneda', valor: ({ moneda }) => moneda },
      { titulo: 'Pesos por unidad', columna: 'valor', tipo: 'numero', valor: ({ valor }) => valor },
      { titulo: 'Vigente', columna: 'vigente', valor: ({ vigente }) => (vigente ? 'Sí' : 'No') },
      { titulo: 'Fuente', columna: 'fuente', valor: ({ fuente }) => fuente },
      { titulo: 'Escrita por', columna: 'quien', valor: ({ creadaPor }) => creadaPor },
      {
        titulo: 'Escrita el',
        columna: 'quien',
        tipo: 'fecha',
        valor: ({ creadaEn }) => fechaHoraTexto(new Date(creadaEn)),
      },
    ],
    filas: todasLasCotizaciones(db, ahora, consulta),
  });
