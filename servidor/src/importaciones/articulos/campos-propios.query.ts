import type { Campo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { camposPropios } from '@trastienda/nucleo/importaciones/entidades/campos-propios.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { leerCamposPedidos } from '#articulos/index.ts';
import type { Db, Tx } from '#db/db.ts';

/** The campos of the business that a file of that entidad may bring (ART-18): only artículos have some. */
export const camposPara = async (db: Db | Tx, entidad: Entidad): Promise<readonly Campo[]> =>
  entidad === 'articulos' ? leerCamposPedidos(db) : [];

/** The same as fields of the entidad. */
export const propiosPara = async (db: Db | Tx, entidad: Entidad) => camposPropios(await camposPara(db, entidad));
