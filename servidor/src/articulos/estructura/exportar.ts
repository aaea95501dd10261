import type { ConsultaDeEstructuras } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { siONo } from '#tablas-generales/index.ts';
import { recorrerLineas } from './estructuras.query.ts';

/** The versions a filter shows, line by line: what `planilla` reads back. */
export const exportarEstructuras = ({ db }: Consulta, consulta: ConsultaDeEstructuras): ArchivoCsv =>
  archivoCsv({
    nombre: 'estructuras.csv',
    columnas: [
      { titulo: 'Artículo', columna: 'codigo', valor: ({ codigo }) => codigo },
      { titulo: 'Descripción del artículo', columna: 'codigo', valor: ({ descripcion }) => descripcion },
      { titulo: 'Tipo', columna: 'tipo', valor: ({ tipo }) => (tipo === 'KIT' ? 'Kit' : 'Armado') },
      { titulo: 'Versión', columna: 'numero', tipo: 'numero', valor: ({ numero }) => numero },
      { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS[estado] },
      { titulo: 'Componente', columna: 'componentes', valor: ({ componente }) => componente },
      { titulo: 'Descripción', columna: 'componentes', valor: ({ componenteDescripcion }) => componenteDescripcion },
      { titulo: 'Cantidad', columna: 'componentes', tipo: 'numero', valor: ({ cantidad }) => cantidad },
      { titulo: 'Unidad', columna: 'componentes', valor: ({ unidad }) => unidad },
      { titulo: 'Merma %', columna: 'componentes', tipo: 'numero', valor: ({ merma }) => merma },
      { titulo: 'Opcional', columna: 'componentes', valor: ({ opcional }) => siONo(opcional) },
      { titulo: 'Sustitutos', columna: 'componentes', valor: ({ sustitutos }) => sustitutos },
    ],
    filas: recorrerLineas(db, consulta),
  });

const ESTADOS: Readonly<Record<string, string>> = {
  BORRADOR: 'Borrador',
  PROGRAMADA: 'Programada',
  VIGENTE: 'Vigente',
  HISTORICA: 'Histórica',
};
