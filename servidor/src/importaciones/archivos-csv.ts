import { instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { type CampoDeEntidad, camposDe, type Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import type { RechazoDeFila } from './mensajes.ts';
import { ENTIDADES, ESTADOS } from './nombres.ts';

/** Every rejected row as a CSV that a spreadsheet opens, to mend the file by. */
export const archivoDeRechazos = (filas: AsyncIterable<RechazoDeFila>): ArchivoCsv<RechazoDeFila> => ({
  nombre: 'rechazos.csv',
  columnas: [
    { titulo: 'Fila', tipo: 'numero', valor: ({ fila }) => fila },
    { titulo: 'Columna', valor: ({ columna }) => columna },
    { titulo: 'Valor', valor: ({ valor }) => valor },
    { titulo: 'Motivo', valor: ({ motivo }) => motivo },
    { titulo: 'Referencia', valor: ({ referencia }) => referencia },
  ],
  filas,
});

/** The titles a file of that entidad may have, with one row to go by. */
export function plantillaDe(entidad: Entidad, propios: Readonly<Record<string, CampoDeEntidad>>): ArchivoCsv {
  const campos = Object.values({ ...camposDe(entidad), ...propios });
  return archivoCsv({
    nombre: `plantilla-${entidad}.csv`,
    columnas: campos.map(({ titulo }, i) => ({ titulo, valor: (fila: readonly string[]) => fila[i] })),
    filas: [campos.map(({ ejemplo }) => ejemplo)],
  });
}

export const archivoDeHistorial = (filas: AsyncIterable<FilaDeImportacion>): ArchivoCsv =>
  archivoCsv({
    nombre: 'importaciones.csv',
    columnas: [
      { titulo: 'Archivo', columna: 'archivo', valor: ({ archivo }) => archivo },
      { titulo: 'Qué trae', columna: 'entidad', valor: ({ entidad }) => ENTIDADES[entidad] },
      { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS[estado] },
      { titulo: 'Perfil', valor: ({ perfil }) => perfil },
      { titulo: 'Filas', tipo: 'numero', valor: ({ leidas }) => leidas },
      { titulo: 'Rechazadas', columna: 'rechazadas', tipo: 'numero', valor: ({ rechazadas }) => rechazadas },
      { titulo: 'Creadas', columna: 'crear', tipo: 'numero', valor: ({ crear }) => crear },
      { titulo: 'Actualizadas', columna: 'actualizar', tipo: 'numero', valor: ({ actualizar }) => actualizar },
      { titulo: 'Sin cambios', tipo: 'numero', valor: ({ sinCambios }) => sinCambios },
      { titulo: 'Cargada', columna: 'cuando', valor: ({ creadaEn }) => instanteTexto(creadaEn) },
      { titulo: 'Por', columna: 'quien', valor: ({ creadaPor }) => creadaPor },
      { titulo: 'Aplicada', valor: ({ aplicadaEn }) => instanteTexto(aplicadaEn) },
      { titulo: 'Revertida', valor: ({ revertidaEn }) => instanteTexto(revertidaEn) },
    ],
    filas,
  });
