import type { ConfiguracionDePrecios } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';

/** The trail of what has only one row needs an id to be found by. */
const ID = '01900000-0000-7000-8000-000000000801';

export async function leerConfiguracion(db: Db | Tx): Promise<ConfiguracionDePrecios> {
  const fila = await db
    .selectFrom('precio_configuracion')
    .select([
      'version',
      'aprobacion_de_otro as aprobacionDeOtro',
      'limite_variacion as limiteDeVariacion',
      'dias_de_costo as diasDeCosto',
      'movimiento_de_moneda as movimientoDeMoneda',
    ])
    .executeTakeFirstOrThrow();
  return {
    ...fila,
    limiteDeVariacion: textoDecimal(fila.limiteDeVariacion, 0, 2),
    movimientoDeMoneda: textoDecimal(fila.movimientoDeMoneda, 0, 2),
  };
}

/** Whether another person approves the changes of prices (PRE-15): then nothing that brings many writes them by itself. */
export const losApruebaOtro = async (db: Db | Tx): Promise<boolean> => (await leerConfiguracion(db)).aprobacionDeOtro;

type Cambio = { readonly version: number } & {
  readonly [Campo in Exclude<keyof ConfiguracionDePrecios, 'version'>]?: ConfiguracionDePrecios[Campo] | undefined;
};

export async function cambiarConfiguracion(
  { tx, auditar }: Orden,
  { version, ...cambio }: Cambio,
): Promise<ConfiguracionDePrecios> {
  await sql`select from precio_configuracion for update`.execute(tx);
  const antes = await leerConfiguracion(tx);
  await exigirVersion({ tx, entidad: 'precio_configuracion', id: ID, actual: antes.version, pedida: version });
  await tx
    .updateTable('precio_configuracion')
    .set({
      version: sql`version + 1`,
      aprobacion_de_otro: cambio.aprobacionDeOtro ?? antes.aprobacionDeOtro,
      limite_variacion: cambio.limiteDeVariacion ?? antes.limiteDeVariacion,
      dias_de_costo: cambio.diasDeCosto ?? antes.diasDeCosto,
      movimiento_de_moneda: cambio.movimientoDeMoneda ?? antes.movimientoDeMoneda,
    })
    .execute();
  const despues = await leerConfiguracion(tx);
  auditar({
    accion: 'precios.configurar',
    entidad: 'precio_configuracion',
    id: ID,
    cambios: diferencias(campos(antes), campos(despues)),
  });
  return despues;
}

const campos = ({ version: _, ...resto }: ConfiguracionDePrecios) => resto;
