import { leerVehiculo, normaDeVehiculo } from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';

type FiltroDeVehiculo = Pick<
  ConsultaDeArticulos,
  'vehiculoMarca' | 'vehiculoModelo' | 'vehiculoMotor' | 'vehiculoAnio'
>;

/** That the artículo of the outer row `a` fits a vehicle; null when none is asked for. */
export function sirvePara(pedido: FiltroDeVehiculo): RawBuilder<boolean> | null {
  const { vehiculoMarca = '', vehiculoModelo = '', vehiculoMotor = '', vehiculoAnio } = pedido;
  const norma = normaDeVehiculo({ marca: vehiculoMarca, modelo: vehiculoModelo, motor: vehiculoMotor });
  const delVehiculo = [
    ...(norma.marca === '' ? [] : [sql`v.marca_norm = ${norma.marca}`]),
    ...(norma.modelo === '' ? [] : [sql`v.modelo_norm = ${norma.modelo}`]),
    // One that fits any motor fits this one.
    ...(norma.motor === '' ? [] : [sql`v.motor_norm in ('', ${norma.motor})`]),
  ];
  const condiciones = [
    ...(delVehiculo.length === 0
      ? []
      : [sql`x.vehiculo_id = any(array(select v.id from vehiculo v where ${sql.join(delVehiculo, sql` and `)}))`]),
    ...(vehiculoAnio === undefined ? [] : [enElAnio(vehiculoAnio)]),
  ];
  if (condiciones.length === 0) return null;
  return sql<boolean>`a.id in (select x.articulo_id from aplicacion x where ${sql.join(condiciones, sql` and `)})`;
}

/**
 * What the application `x` must say to be the vehicle somebody typed (GAP-16); null when the text names none. Its
 * `texto` has the words of the artículo too, so that «pastillas gol 2012» is found.
 */
export function esElVehiculo(texto: string): RawBuilder<boolean> | null {
  const buscado = leerVehiculo(texto);
  if (!buscado) return null;
  const { patrones, anios } = buscado;
  return sql<boolean>`${sql.join(
    [
      ...patrones.map((patron) => sql`x.texto like ${patron}`),
      ...anios.map(({ anio, patron }) => sql`(x.texto like ${patron} or (${enElAnio(anio)}))`),
    ],
    sql` and `,
  )}`;
}

const enElAnio = (anio: number) =>
  sql`coalesce(x.desde, 0) <= ${anio}::int and coalesce(x.hasta, 9999) >= ${anio}::int`;
