import type { UmbralesDeAbc } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';

/** The trail of what has only one row needs an id to be found by. */
const ID = '01900000-0000-7000-8000-000000000802';

export async function leerUmbrales(db: Db | Tx): Promise<UmbralesDeAbc> {
  const { version, ...umbrales } = await db
    .selectFrom('abc_configuracion')
    .select(['version', 'a', 'b', 'x', 'y'])
    .executeTakeFirstOrThrow();
  const enTexto = (umbral: string) => textoDecimal(umbral, 0, 2);
  return {
    version,
    a: enTexto(umbrales.a),
    b: enTexto(umbrales.b),
    x: enTexto(umbrales.x),
    y: enTexto(umbrales.y),
  };
}

type Pedido = { readonly version: number; readonly umbrales: Omit<UmbralesDeAbc, 'version'> };

/** Changes where each class ends. Classes are worked out each time, so every report shows it at once. */
export async function cambiarUmbrales({ tx, auditar }: Orden, pedido: Pedido): Promise<UmbralesDeAbc> {
  await sql`select from abc_configuracion for update`.execute(tx);
  const { version, ...antes } = await leerUmbrales(tx);
  await exigirVersion({ tx, entidad: 'abc_configuracion', id: ID, actual: version, pedida: pedido.version });
  await tx
    .updateTable('abc_configuracion')
    .set({ version: sql`version + 1`, ...pedido.umbrales })
    .execute();
  const { version: despues, ...guardados } = await leerUmbrales(tx);
  auditar({
    accion: 'abc.configurar',
    entidad: 'abc_configuracion',
    id: ID,
    cambios: diferencias(antes, guardados),
  });
  return { version: despues, ...guardados };
}
