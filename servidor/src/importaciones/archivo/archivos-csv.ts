import { instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import {
  type FilaDeImportacion,
  type FilaImportada,
  textoDeRechazo,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { type CampoDeEntidad, camposDe, type Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { sinExtension } from '@trastienda/nucleo/importaciones/nombre-de-archivo.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { ENTIDADES, ESTADOS, RESULTADOS } from '#importaciones/nombres.ts';
import type { RechazoDeFila } from '#importaciones/trabajo/mensajes.ts';

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

/** What becomes, or became, of each row of that file, as the wizard shows it. */
export const archivoDeFilas = (archivo: string, filas: AsyncIterable<FilaImportada>): ArchivoCsv =>
  archivoCsv({
    nombre: `filas-${sinExtension(archivo)}.csv`,
    columnas: [
      { titulo: 'Fila', columna: 'fila', tipo: 'numero', valor: ({ fila }) => fila },
      { titulo: 'Resultado', columna: 'resultado', valor: ({ resultado }) => RESULTADOS[resultado] },
      { titulo: 'Referencia', columna: 'referencia', valor: ({ referencia }) => referencia },
      { titulo: 'Descripción', columna: 'texto', valor: ({ texto }) => texto },
      { titulo: 'Qué cambia', columna: 'cambios', valor: ({ cambios }) => cambios.map(textoDeCambio).join('; ') },
      // The column of the screen that tells what changes tells this, too.
      { titulo: 'Por qué no', columna: ['cambios', 'motivo'], valor: porQueNo },
    ],
    filas,
  });

/** «Precio: 12.000,00 → 12.500,00»; what is new has no before. */
const textoDeCambio = ({ campo, antes, despues }: FilaImportada['cambios'][number]): string =>
  `${campo}: ${antes === null ? '' : `${antes || SIN_DATO} → `}${despues || SIN_DATO}`;

const SIN_DATO = 'sin dato';

const porQueNo = ({ noRevertida, rechazos }: FilaImportada): string =>
  noRevertida === null ? rechazos.map(textoDeRechazo).join(' ') : `No se revirtió: ${noRevertida}`;

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
      { titulo: 'Sin cambios', columna: 'iguales', tipo: 'numero', valor: ({ sinCambios }) => sinCambios },
      { titulo: 'Cargada', columna: 'cuando', tipo: 'fecha', valor: ({ creadaEn }) => instanteTexto(creadaEn) },
      { titulo: 'Por', columna: 'quien', valor: ({ creadaPor }) => creadaPor },
      { titulo: 'Aplicada', tipo: 'fecha', valor: ({ aplicadaEn }) => instanteTexto(aplicadaEn) },
      { titulo: 'Revertida', tipo: 'fecha', valor: ({ revertidaEn }) => instanteTexto(revertidaEn) },
    ],
    filas,
  });
