import { type Campo, decirValor, tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { leerCamposDichos, leerValores, leerVigentes } from '#articulos/campos/campos.query.ts';
import type { Db, Tx } from '#db/db.ts';

type Par = {
  readonly perdedorId: string;
  readonly ganador: { readonly id: string; readonly subfamiliaId: string };
};

type CampoQuePasa = {
  readonly campo: Campo;
  readonly valor: string;
  /** As people read it. */
  readonly titulo: string;
  readonly dicho: string;
  /** Whether it is asked where the one that stays is: if not it is kept, and shows when it is. */
  readonly sePide: boolean;
};

/**
 * What the one that gives way says of campos of which the one that stays says nothing (ART-18). `sostener` keeps those campos
 * as they are until commit.
 */
export async function leerCamposQuePasan(
  db: Db | Tx,
  { perdedorId, ganador }: Par,
  { sostener = false } = {},
): Promise<readonly CampoQuePasa[]> {
  const ya = await leerValores(db, ganador.id);
  const suyos = await leerCamposDichos(db, perdedorId, { sostener });
  const faltan = suyos.filter(({ campo }) => ya[campo.id] === undefined);
  if (faltan.length === 0) return [];
  const vigentes = new Set((await leerVigentes(db, ganador.subfamiliaId)).map(({ id }) => id));
  return faltan.map(({ campo, valor }) => ({
    ...{ campo, valor, titulo: tituloDeCampo(campo), dicho: decirValor(campo, valor) },
    sePide: vigentes.has(campo.id),
  }));
}
